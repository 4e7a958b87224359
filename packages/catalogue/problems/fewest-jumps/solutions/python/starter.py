import sys


def solve(reaches: list[int]) -> int:
    # Write your solution here.
    return -1


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
