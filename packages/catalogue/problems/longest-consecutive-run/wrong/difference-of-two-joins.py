import sys


def solve(values: list[int]) -> int:
    ordered = sorted(set(values))
    longest = length = 0
    for at, value in enumerate(ordered):
        length = length + 1 if at > 0 and value - ordered[at - 1] <= 2 else 1
        longest = max(longest, length)
    return longest


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
