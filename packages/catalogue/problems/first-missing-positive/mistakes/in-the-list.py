import sys


def solve(numbers: list[int]) -> int:
    for i in range(1, len(numbers) + 2):
        if not any(x == i for x in numbers):
            return i
    return -1


def main() -> None:
    _, *numbers = map(int, sys.stdin.read().split())
    print(solve(numbers))


main()
