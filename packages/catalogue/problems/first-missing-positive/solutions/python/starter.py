import sys


def solve(numbers: list[int]) -> int:
    # Write your solution here.
    return 1


def main() -> None:
    _, *numbers = map(int, sys.stdin.read().split())
    print(solve(numbers))


main()
