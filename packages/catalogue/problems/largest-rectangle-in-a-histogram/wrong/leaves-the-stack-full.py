import sys


def solve(heights: list[int]) -> int:
    largest = max(heights)
    rising: list[tuple[int, int]] = []
    for i, height in enumerate(heights):
        start = i
        while rising and rising[-1][0] >= height:
            top, start = rising.pop()
            largest = max(largest, top * (i - start))
        rising.append((height, start))
    return largest


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
