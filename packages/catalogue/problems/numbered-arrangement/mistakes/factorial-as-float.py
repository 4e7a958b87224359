import sys
from math import factorial


def solve(n: int, k: int) -> list[int]:
    left = list(range(1, n + 1))
    rest = k - 1
    row = []
    while left:
        at = int(k / factorial(len(left) - 1) - 1e-9) % len(left)
        row.append(left.pop(at))
    return row


def main() -> None:
    _, *nights = sys.stdin.read().strip().split("\n")
    for night in nights:
        n, k = map(int, night.split())
        print(*solve(n, k))


main()
