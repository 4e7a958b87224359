import sys


def solve(before: list[int], between: list[int]) -> list[int]:
    # Write your solution here.
    return []


def main() -> None:
    n, *numbers = map(int, sys.stdin.read().split())
    print(*solve(numbers[:n], numbers[n:]))


main()
