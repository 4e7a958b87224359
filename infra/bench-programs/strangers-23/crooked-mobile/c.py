import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    left, right = data[1::2], data[2::2]
    left.insert(0, 0)
    right.insert(0, 0)
    levels = [[1]]
    while levels[-1]:
        levels.append([c for v in levels[-1] for c in (left[v], right[v]) if c])
    height = [0] * len(left)
    crooked = 0
    for level in reversed(levels):
        for v in level:
            a = height[left[v]]
            b = height[right[v]]
            height[v] = a + 1 if a > b else b + 1
            crooked += not -2 < a - b < 2
    print(crooked)


main()
