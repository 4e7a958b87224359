import sys


def solve(bookings: list[int], k: int) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    _, k, *bookings = map(int, sys.stdin.read().split())
    print(solve(bookings, k))


main()
