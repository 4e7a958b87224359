import sys


def solve(a: int, b: int) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    a, b = map(int, sys.stdin.read().split())
    print(solve(a, b))


main()
