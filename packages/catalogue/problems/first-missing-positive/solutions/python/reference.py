import sys


def solve(numbers: list[int]) -> int:
    n = len(numbers)
    occurs = [False] * (n + 2)
    for number in numbers:
        if 1 <= number <= n:
            occurs[number] = True
    return occurs.index(False, 1)


def main() -> None:
    _, *numbers = map(int, sys.stdin.read().split())
    print(solve(numbers))


main()
