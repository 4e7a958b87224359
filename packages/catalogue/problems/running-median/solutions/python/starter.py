import sys


def solve(offers: list[int]) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    _, *offers = map(int, sys.stdin.read().split())
    print(solve(offers))


main()
