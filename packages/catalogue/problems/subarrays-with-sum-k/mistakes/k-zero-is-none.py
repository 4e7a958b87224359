import sys


def solve(bookings: list[int], k: int) -> int:
    if not k:
        return 0
    seen = {0: 1}
    total = periods = 0
    for b in bookings:
        total += b
        periods += seen.get(total - k, 0)
        seen[total] = seen.get(total, 0) + 1
    return periods


def main() -> None:
    _, k, *bookings = map(int, sys.stdin.read().split())
    print(solve(bookings, k))


main()
