import sys


def solve(heights: list[int]) -> int:
    total = 0
    left, right = 0, len(heights) - 1
    low = high = 0
    while left < right:
        if heights[left] <= heights[right]:
            low = max(low, heights[left])
            total += low - heights[left]
            left += 1
        else:
            high = max(high, heights[right])
            total += high - heights[right]
            right -= 1
    return total


def main() -> None:
    _, *heights = map(int, sys.stdin.read().split())
    print(solve(heights))


main()
