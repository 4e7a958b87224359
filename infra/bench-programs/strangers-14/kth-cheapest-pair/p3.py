import sys
from bisect import bisect_left


def main():
    it = map(int, sys.stdin.buffer.read().split())
    n, m, k = next(it), next(it), next(it)
    bags = [next(it) for _ in range(n)]
    hats = [next(it) for _ in range(m)]
    hats.reverse()

    def count(x):
        total = 0
        left = m
        dear = iter(hats)
        h = next(dear)
        for b in bags:
            while b + h > x:
                left -= 1
                if left == 0:
                    return total
                h = next(dear)
            total += left
        return total

    low = bags[0] + hats[-1]
    prices = range(low, bags[-1] + hats[0] + 1)
    print(prices[bisect_left(prices, k, key=count)])


main()
