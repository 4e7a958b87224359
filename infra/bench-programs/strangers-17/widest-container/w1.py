import sys


def main():
    n = int(sys.stdin.readline())
    heights = list(map(int, sys.stdin.readline().split()))
    # from the tallest plate down: partner it with the outermost taller ones
    order = sorted(range(n), key=heights.__getitem__, reverse=True)
    leftmost = n
    rightmost = -1
    best = 0
    for i in order:
        h = heights[i]
        if leftmost < i:
            best = max(best, h * (i - leftmost))
        if rightmost > i:
            best = max(best, h * (rightmost - i))
        if i < leftmost:
            leftmost = i
        elif i > rightmost:
            rightmost = i
    print(best)


main()
