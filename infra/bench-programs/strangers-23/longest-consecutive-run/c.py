import sys


def main():
    data = sys.stdin.buffer.read().split()
    span = {}
    best = 0
    for x in map(int, data[1:]):
        if x in span:
            continue
        below = span.get(x - 1, 0)
        above = span.get(x + 1, 0)
        total = below + above + 1
        span[x] = span[x - below] = span[x + above] = total
        if total > best:
            best = total
    print(best)


main()
