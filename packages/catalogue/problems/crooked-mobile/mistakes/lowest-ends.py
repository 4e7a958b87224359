import sys


def solve(left: list[int], right: list[int]) -> int:
    bars = [1]
    for bar in bars:
        bars += [end for end in (left[bar], right[bar]) if end > 0]
    low = [0] * len(left)
    high = [0] * len(left)
    crooked = 0
    for bar in reversed(bars):
        a, b = left[bar], right[bar]
        low[bar] = 1 + min(low[a], low[b])
        high[bar] = 1 + max(high[a], high[b])
        crooked += high[bar] - low[bar] > 1
    return crooked


def main() -> None:
    _, *ends = map(int, sys.stdin.read().split())
    print(solve([0] + ends[::2], [0] + ends[1::2]))


main()
