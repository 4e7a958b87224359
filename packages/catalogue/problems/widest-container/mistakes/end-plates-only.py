import sys


def solve(heights: list[int]) -> int:
    last = len(heights) - 1
    return max(
        max(i * min(heights[0], h), (last - i) * min(heights[last], h))
        for i, h in enumerate(heights)
    )


def main() -> None:
    _, *heights = map(int, sys.stdin.read().split())
    print(solve(heights))


main()
