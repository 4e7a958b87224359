import sys


def solve(a: int, b: int) -> int:
    count = 0
    for number in range(a, b + 1):
        digits = str(number)
        if all(digits[i] != digits[i + 1] for i in range(len(digits) - 1)):
            count += 1
    return count


def main() -> None:
    a, b = map(int, sys.stdin.read().split())
    print(solve(a, b))


main()
