flags = list(input().strip())
n = len(flags)
red = flags.count("r")
white = flags.count("w")
border = red + white
exchanges = 0


def find(colour, first, second):
    try:
        return flags.index(colour, *first)
    except ValueError:
        return flags.index(colour, *second)


def exchange(i, j):
    global exchanges
    flags[i], flags[j] = flags[j], flags[i]
    exchanges += 1


middle = (red, border)
tail = (border, n)

for i in range(red):
    if flags[i] == "w":
        exchange(i, find("r", middle, tail))
    elif flags[i] == "b":
        exchange(i, find("r", tail, middle))

for i in range(red, border):
    if flags[i] == "b":
        exchange(i, flags.index("w", border))

print(exchanges)
