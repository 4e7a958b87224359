import sys


def solve(heights: list[int]) -> list[int]:
    n = len(heights)
    twice = heights + heights
    steps = []
    for i, height in enumerate(heights):
        for s in range(1, n):
            if twice[i + s] > height:
                steps.append(s)
                break
        else:
            steps.append(0)
    return steps


def main() -> None:
    _, *heights = map(int, sys.stdin.read().split())
    print(*solve(heights))


main()
