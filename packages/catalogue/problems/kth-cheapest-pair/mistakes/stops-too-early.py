import sys
from bisect import bisect_right


def count_up_to(bags: list[int], hats: list[int], price: int) -> int:
    count = 0
    fitting = len(hats)
    for bag in bags:
        fitting = bisect_right(hats, price - bag, 0, fitting)
        if fitting == 0:
            break
        count += fitting
    return count


def solve(bags: list[int], hats: list[int], k: int) -> int:
    low = bags[0] + hats[0]
    high = bags[-1] + hats[-1]
    while high - low > 2:
        middle = (low + high) // 2
        if count_up_to(bags, hats, middle) >= k:
            high = middle
        else:
            low = middle + 1
    return low + (count_up_to(bags, hats, low) < k)


def main() -> None:
    n, _, k, *prices = map(int, sys.stdin.read().split())
    print(solve(prices[:n], prices[n:], k))


main()
