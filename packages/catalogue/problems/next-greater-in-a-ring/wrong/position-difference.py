import sys


def solve(heights: list[int]) -> list[int]:
    n = len(heights)
    steps = [0] * n
    waiting = []
    for walked in range(2 * n):
        i = walked % n
        while waiting and heights[waiting[-1]] < heights[i]:
            at = waiting.pop()
            steps[at] = i - at
        if walked < n:
            waiting.append(i)
    return steps


def main() -> None:
    _, *heights = map(int, sys.stdin.read().split())
    print(*solve(heights))


main()
