import sys


def solve(heights: list[int]) -> list[int]:
    n = len(heights)
    steps = [0] * n
    waiting: list[int] = []
    for walked, height in enumerate(heights + heights):
        while waiting and heights[waiting[-1]] < height:
            at = waiting.pop()
            steps[at] = walked - at
        if walked < n:
            waiting.append(walked)
    return steps


def main() -> None:
    _, *heights = map(int, sys.stdin.read().split())
    print(*solve(heights))


main()
