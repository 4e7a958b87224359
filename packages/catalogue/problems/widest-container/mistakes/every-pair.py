import sys


def solve(heights: list[int]) -> int:
    best = 0
    for j, h in enumerate(heights):
        for i in range(j):
            best = max(best, (j - i) * min(h, heights[i]))
    return best


def main() -> None:
    _, *heights = map(int, sys.stdin.read().split())
    print(solve(heights))


main()
