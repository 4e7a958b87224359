import sys


def smaller_before(bars):
    edge = []
    for i, h in enumerate(bars):
        j = i - 1
        while j >= 0 and bars[j] >= h:
            j = edge[j]
        edge.append(j)
    return edge


def main():
    n, *bars = map(int, sys.stdin.read().split())
    left = smaller_before(bars)
    mirrored = smaller_before(bars[::-1])
    right = [n - 1 - j for j in reversed(mirrored)]
    print(max(h * (r - l - 1) for h, l, r in zip(bars, left, right)))


if __name__ == '__main__':
    main()
