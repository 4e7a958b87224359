import sys


def solve(left: list[int], right: list[int]) -> int:
    """The lists hold the bars at the ends of the bars 1 to n, or 0."""
    bars = [1]
    for bar in bars:
        bars += [end for end in (left[bar], right[bar]) if end > 0]
    height = [0] * len(left)
    crooked = 0
    for bar in reversed(bars):
        a, b = height[left[bar]], height[right[bar]]
        height[bar] = 1 + min(a, b)
        crooked += abs(a - b) > 1
    return crooked


def main() -> None:
    _, *ends = map(int, sys.stdin.read().split())
    print(solve([0] + ends[::2], [0] + ends[1::2]))


main()
