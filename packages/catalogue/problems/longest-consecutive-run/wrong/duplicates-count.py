import sys


def solve(values: list[int]) -> int:
    ordered = sorted(values)
    longest = length = 1
    for before, value in zip(ordered, ordered[1:]):
        length = length + 1 if value - before <= 1 else 1
        longest = max(longest, length)
    return longest


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
