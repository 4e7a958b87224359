import sys


def solve(a: int, b: int) -> int:
    def build(number: int) -> int:
        if number > b:
            return 0
        count = 1 if number >= a else 0
        for digit in range(10):
            if digit != number % 10:
                count += build(10 * number + digit)
        return count

    return sum(build(first) for first in range(1, 10))


def main() -> None:
    a, b = map(int, sys.stdin.read().split())
    print(solve(a, b))


main()
