import sys


def solve(heights: list[int]) -> list[int]:
    n = len(heights)
    steps = [0] * n
    stack = []
    for w in range(2 * n):
        h = heights[-1 - w % n]
        while stack and heights[-1 - stack[-1]] < h:
            at = stack.pop()
            steps[-1 - at] = w - at
        if w < n:
            stack.append(w)
    return steps


def main() -> None:
    _, *heights = map(int, sys.stdin.read().split())
    print(*solve(heights))


main()
