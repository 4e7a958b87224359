import sys


def solve(factors: list[int]) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    _, *factors = map(int, sys.stdin.read().split())
    print(solve(factors))


main()
