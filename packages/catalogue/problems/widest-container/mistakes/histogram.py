import sys


def solve(heights: list[int]) -> int:
    best = 0
    stack = []
    for i, h in enumerate(heights + [0]):
        start = i
        while stack and stack[-1][1] >= h:
            start, tall = stack.pop()
            best = max(best, tall * (i - start))
        stack.append((start, h))
    return best


def main() -> None:
    _, *heights = map(int, sys.stdin.read().split())
    print(solve(heights))


main()
