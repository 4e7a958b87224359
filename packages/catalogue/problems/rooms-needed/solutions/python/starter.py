import sys


def solve(starts: list[int], ends: list[int]) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n], rest[n:]))


main()
