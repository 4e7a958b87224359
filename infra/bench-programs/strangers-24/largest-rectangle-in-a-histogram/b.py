import sys


def main():
    heights = [int(t) for t in sys.stdin.buffer.read().split()[1:]]
    heights.append(0)
    best = 0
    open_ = [(0, -1)]
    for i, h in enumerate(heights):
        start = i
        while open_[-1][0] > h:
            top, start = open_.pop()
            if top * (i - start) > best:
                best = top * (i - start)
        if open_[-1][0] < h:
            open_.append((h, start))
    print(best)


main()
