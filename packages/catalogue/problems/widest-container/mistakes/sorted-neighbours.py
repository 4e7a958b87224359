import sys


def solve(heights: list[int]) -> int:
    order = sorted(range(len(heights)), key=lambda i: heights[i])
    return max(abs(a - b) * heights[a] for a, b in zip(order, order[1:]))


def main() -> None:
    _, *heights = map(int, sys.stdin.read().split())
    print(solve(heights))


main()
