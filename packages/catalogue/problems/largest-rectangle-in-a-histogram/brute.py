import sys


def solve(heights: list[int]) -> int:
    largest = 0
    for left in range(len(heights)):
        for right in range(left, len(heights)):
            largest = max(largest, min(heights[left : right + 1]) * (right - left + 1))
    return largest


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
