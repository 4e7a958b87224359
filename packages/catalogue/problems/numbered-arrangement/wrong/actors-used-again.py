import sys
from math import factorial


def solve(n: int, k: int) -> list[int]:
    left = list(range(1, n + 1))
    rest = k - 1
    row = []
    while len(row) < n:
        at, rest = divmod(rest, factorial(n - len(row) - 1))
        row.append(left[at])
    return row


def main() -> None:
    _, *nights = sys.stdin.read().strip().split("\n")
    for night in nights:
        n, k = map(int, night.split())
        print(*solve(n, k))


main()
