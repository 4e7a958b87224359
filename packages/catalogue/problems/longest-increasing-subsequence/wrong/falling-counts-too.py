import sys
from bisect import bisect_left


def solve(values: list[int]) -> int:
    return max(longest_rising(values), longest_rising([-value for value in values]))


def longest_rising(values: list[int]) -> int:
    ends: list[int] = []
    for value in values:
        at = bisect_left(ends, value)
        if at == len(ends):
            ends.append(value)
        else:
            ends[at] = value
    return len(ends)


def main() -> None:
    _, *values = map(int, sys.stdin.read().split())
    print(solve(values))


main()
