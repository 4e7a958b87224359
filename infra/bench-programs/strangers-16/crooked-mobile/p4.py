# Storey by storey: first downwards to collect the bars, then upwards to measure them.
from sys import stdin


def main():
    n, *ends = map(int, stdin.buffer.read().split())
    left, right = [0] + ends[0::2], [0] + ends[1::2]
    storeys = []
    storey = [1]
    while storey:
        storeys.append(storey)
        storey = [bar for up in storey for bar in (left[up], right[up]) if bar]
    height = [0] * (n + 1)
    crooked = 0
    for storey in reversed(storeys):
        for bar in storey:
            a, b = height[left[bar]], height[right[bar]]
            height[bar] = (a if a > b else b) + 1
            if not -2 < a - b < 2:
                crooked += 1
    print(crooked)


main()
