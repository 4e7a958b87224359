import sys


def solve(heights: list[int]) -> list[int]:
    steps = [0] * len(heights)
    waiting = []
    for i, height in enumerate(heights):
        while waiting and heights[waiting[-1]] < height:
            at = waiting.pop()
            steps[at] = i - at
        waiting.append(i)
    return steps


def main() -> None:
    _, *heights = map(int, sys.stdin.read().split())
    print(*solve(heights))


main()
