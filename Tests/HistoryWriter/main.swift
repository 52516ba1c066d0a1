import Glibc

let words = CommandLine.arguments
let writer = Writer(folder: words.count > 2 ? words[2] : "")
let numbers = words.dropFirst(3).map { Int($0) ?? 0 }

switch (words.count > 1 ? words[1] : "", numbers.count) {
case ("append", 2): try writer.append(first: numbers[0], count: numbers[1])
case ("churn", 2): try writer.churn(seed: numbers[0], time: numbers[1])
case ("limited", 1): try writer.reachLimit(bytes: numbers[0])
case ("watch", 0): Writer.watchWithoutDescriptors()
default: exit(2)
}
