import sys


def solve(numbers: list[int]) -> int:
    positive = sorted(number for number in numbers if number > 0)
    for i, number in enumerate(positive):
        if number != i + 1:
            return i + 1
    return len(positive) + 1


def main() -> None:
    _, *numbers = map(int, sys.stdin.read().split())
    print(solve(numbers))


main()
