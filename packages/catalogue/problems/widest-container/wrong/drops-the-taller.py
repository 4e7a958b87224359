import sys


def solve(heights: list[int]) -> int:
    left, right = 0, len(heights) - 1
    best = 0
    while left < right:
        best = max(best, (right - left) * min(heights[left], heights[right]))
        if heights[left] > heights[right]:
            left += 1
        else:
            right -= 1
    return best


def main() -> None:
    _, *heights = map(int, sys.stdin.read().split())
    print(solve(heights))


main()
