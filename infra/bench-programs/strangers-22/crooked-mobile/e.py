import sys


def levels(left, right):
    level = [1]
    while level:
        yield level
        level = [c for b in level for c in (left[b], right[b]) if c]


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    left = [0] + data[1::2]
    right = [0] + data[2::2]
    height = [0] * len(left)
    crooked = 0
    for level in reversed(list(levels(left, right))):
        for b in level:
            x = height[left[b]]
            y = height[right[b]]
            if x > y:
                height[b] = x + 1
                crooked += x - y > 1
            else:
                height[b] = y + 1
                crooked += y - x > 1
    print(crooked)


main()
