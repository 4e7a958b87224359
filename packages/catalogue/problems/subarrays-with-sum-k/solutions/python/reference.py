import sys
from collections import Counter


def solve(bookings: list[int], k: int) -> int:
    times_seen = Counter([0])
    total = periods = 0
    for booking in bookings:
        total += booking
        periods += times_seen[total - k]
        times_seen[total] += 1
    return periods


def main() -> None:
    _, k, *bookings = map(int, sys.stdin.read().split())
    print(solve(bookings, k))


main()
