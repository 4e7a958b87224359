import sys


def solve(amounts: list[int]) -> int:
    before_last, last = 0, 0
    for amount in amounts[:-1]:
        before_last, last = last, max(last, before_last + amount)
    return last


def main() -> None:
    _, *amounts = map(int, sys.stdin.read().split())
    print(solve(amounts))


main()
