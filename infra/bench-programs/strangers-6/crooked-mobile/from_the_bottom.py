import sys


def main():
    ends = [0, 0, *map(int, sys.stdin.buffer.read().split()[1:])]
    order = [1]
    for bar in order:
        order += filter(None, ends[2 * bar:2 * bar + 2])
    height = [0] * (len(ends) // 2)
    crooked = 0
    while order:
        bar = order.pop()
        low, high = sorted((height[ends[2 * bar]], height[ends[2 * bar + 1]]))
        height[bar] = high + 1
        crooked += high - low > 1
    print(crooked)


main()
