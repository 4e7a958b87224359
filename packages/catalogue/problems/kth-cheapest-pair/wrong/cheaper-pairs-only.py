import sys
from bisect import bisect_left


def solve(bags: list[int], hats: list[int], k: int) -> int:
    low, high = bags[0] + hats[0], bags[-1] + hats[-1]
    while low < high:
        middle = (low + high) // 2
        if sum(bisect_left(hats, middle - bag) for bag in bags) >= k:
            high = middle
        else:
            low = middle + 1
    return low


def main() -> None:
    n, _, k, *prices = map(int, sys.stdin.read().split())
    print(solve(prices[:n], prices[n:], k))


main()
