"""Measures coloraide as ColorSpeed measures Chidori: nanoseconds of the processor a colour,
the best of several runs.

Reads hex colours, a line each, from standard input; prints parse, convert, print and whole.
"""

import sys
import time

from coloraide import Color


def best(work):
    runs = []
    for _ in range(5):
        begun = time.process_time_ns()
        work()
        runs.append((time.process_time_ns() - begun) / len(texts))
    return min(runs)


texts = sys.stdin.read().split()
colors = [Color(text) for text in texts]
converted = [color.convert("oklch") for color in colors]
print(
    best(lambda: [Color(text) for text in texts]),
    best(lambda: [color.convert("oklch") for color in colors]),
    best(lambda: [color.to_string() for color in converted]),
    best(lambda: [Color(text).convert("oklch").to_string() for text in texts]),
)
