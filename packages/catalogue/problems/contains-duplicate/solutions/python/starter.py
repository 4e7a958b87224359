import sys


def solve(values: list[int]) -> bool:
    # Write your solution here.
    return False


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print("true" if solve(rest[:n]) else "false")


main()
