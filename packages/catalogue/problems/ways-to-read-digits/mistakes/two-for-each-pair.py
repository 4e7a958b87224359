import sys


def solve(digits: str) -> int:
    ways = 1
    for i, digit in enumerate(digits):
        if digit == "0" and (i == 0 or digits[i - 1] not in "12"):
            return 0
        if i > 0 and "11" <= digits[i - 1 : i + 1] <= "26" and digit != "0":
            ways = ways * 2 % 1_000_000_007
    return ways


def main() -> None:
    print(solve(sys.stdin.read().strip()))


main()
