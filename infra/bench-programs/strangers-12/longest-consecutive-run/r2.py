import sys


def main():
    data = sys.stdin.buffer.read().split()
    length = {}     # correct at both ends of each run, anything in between
    best = 0
    for x in map(int, data[1:]):
        if x in length:
            continue
        below = length.get(x - 1, 0)
        above = length.get(x + 1, 0)
        total = below + 1 + above
        length[x] = length[x - below] = length[x + above] = total
        if total > best:
            best = total
    print(best)


main()
