print("chidori")
