import sys


def solve(bookings: list[int], k: int) -> int:
    periods = 0
    for i in range(len(bookings)):
        total = 0
        for b in bookings[i:]:
            total += b
            if total == k:
                periods += 1
    return periods


def main() -> None:
    _, k, *bookings = map(int, sys.stdin.read().split())
    print(solve(bookings, k))


main()
