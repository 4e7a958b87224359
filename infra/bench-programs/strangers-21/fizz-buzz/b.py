from itertools import cycle, count, islice

fizz = cycle(["", "", "Fizz"])
buzz = cycle(["", "", "", "", "Buzz"])

for i, f, b in islice(zip(count(1), fizz, buzz), int(input())):
    print(f + b or i)
