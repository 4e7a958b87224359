import sys


def solve(amounts: list[int]) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    _, *amounts = map(int, sys.stdin.read().split())
    print(solve(amounts))


main()
