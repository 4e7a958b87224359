import sys


def solve(bookings: list[int], k: int) -> int:
    left = total = periods = 0
    for right, booking in enumerate(bookings):
        total += booking
        while total > k and left <= right:
            total -= bookings[left]
            left += 1
        if total == k and left <= right:
            periods += 1
    return periods


def main() -> None:
    _, k, *bookings = map(int, sys.stdin.read().split())
    print(solve(bookings, k))


main()
