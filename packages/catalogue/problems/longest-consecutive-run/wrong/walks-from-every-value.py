import sys


def solve(values: list[int]) -> int:
    present = set(values)
    longest = 0
    for first in present:
        end = first + 1
        while end in present:
            end += 1
        longest = max(longest, end - first)
    return longest


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
