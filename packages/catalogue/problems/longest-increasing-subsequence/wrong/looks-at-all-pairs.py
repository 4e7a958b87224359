import sys
from bisect import bisect_left


def solve(values: list[int]) -> int:
    longest = [1] * len(values)
    for i, value in enumerate(values):
        for j in range(i):
            if values[j] < value and longest[j] >= longest[i]:
                longest[i] = longest[j] + 1
    return max(longest)


def main() -> None:
    _, *values = map(int, sys.stdin.read().split())
    print(solve(values))


main()
