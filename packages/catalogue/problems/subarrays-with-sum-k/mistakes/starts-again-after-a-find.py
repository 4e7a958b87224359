import sys


def solve(bookings: list[int], k: int) -> int:
    seen = {0}
    total = periods = 0
    for b in bookings:
        total += b
        if total - k in seen:
            periods += 1
            seen = set()
            total = 0
        seen.add(total)
    return periods


def main() -> None:
    _, k, *bookings = map(int, sys.stdin.read().split())
    print(solve(bookings, k))


main()
