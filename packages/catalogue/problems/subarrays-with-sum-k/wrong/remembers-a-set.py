import sys


def solve(bookings: list[int], k: int) -> int:
    seen = {0}
    total = periods = 0
    for booking in bookings:
        total += booking
        periods += total - k in seen
        seen.add(total)
    return periods


def main() -> None:
    _, k, *bookings = map(int, sys.stdin.read().split())
    print(solve(bookings, k))


main()
