import sys


def solve(left: list[int], right: list[int]) -> int:
    bars = [1]
    level = [0] * len(left)
    for bar in bars:
        for end in (left[bar], right[bar]):
            if end > 0:
                level[end] = level[bar] + 1
                bars.append(end)
    lowest = level[:]
    for bar in reversed(bars):
        lowest[bar] = max(level[bar], lowest[left[bar]], lowest[right[bar]])
    return sum(abs(lowest[left[bar]] - lowest[right[bar]]) > 1 for bar in bars)


def main() -> None:
    _, *ends = map(int, sys.stdin.read().split())
    print(solve([0] + ends[::2], [0] + ends[1::2]))


main()
