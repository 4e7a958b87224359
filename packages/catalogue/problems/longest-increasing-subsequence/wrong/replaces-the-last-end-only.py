import sys
from bisect import bisect_left


def solve(values: list[int]) -> int:
    ends: list[int] = []
    for value in values:
        at = bisect_left(ends, value)
        if at == len(ends):
            ends.append(value)
        else:
            ends[-1] = value
    return len(ends)


def main() -> None:
    _, *values = map(int, sys.stdin.read().split())
    print(solve(values))


main()
