from itertools import cycle, islice, count


def words():
    fizz = cycle(["", "", "Fizz"])
    buzz = cycle(["", "", "", "", "Buzz"])
    for i, f, b in zip(count(1), fizz, buzz):
        yield f + b or str(i)


print(*islice(words(), int(input())), sep="\n")
