import sys


def solve(trees: list[tuple[int, int]]) -> tuple[int, int]:
    # Write your solution here.
    return 0, 0


def main() -> None:
    _, *numbers = map(int, sys.stdin.read().split())
    print(*solve(list(zip(numbers[::2], numbers[1::2]))))


main()
