import sys
from math import isqrt


def solve(bags: list[int], hats: list[int], k: int) -> int:
    side = isqrt(k) + 2
    side = min(side, 400)
    prices = sorted(a + b for a in bags[:side] for b in hats[:side])
    return prices[min(k, len(prices)) - 1]


def main() -> None:
    n, _, k, *prices = map(int, sys.stdin.read().split())
    print(solve(prices[:n], prices[n:], k))


main()
