import sys


def solve(heights: list[int]) -> list[int]:
    n = len(heights)
    steps = [0] * n
    stack = []
    for i, h in enumerate(heights):
        while stack and heights[stack[-1]] < h:
            at = stack.pop()
            steps[at] = i - at
        stack.append(i)
    top = heights.index(max(heights))
    for at in stack:
        if heights[at] < heights[top]:
            steps[at] = (top - at) % n
    return steps


def main() -> None:
    _, *heights = map(int, sys.stdin.read().split())
    print(*solve(heights))


main()
