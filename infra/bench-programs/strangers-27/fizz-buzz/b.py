from itertools import cycle

fizz = cycle(("", "", "Fizz"))
buzz = cycle(("", "", "", "", "Buzz"))
for number, f, b in zip(range(1, int(input()) + 1), fizz, buzz):
    print(f + b or number)
