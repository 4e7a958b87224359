import sys
from bisect import bisect_left


def main():
    n, m, k, *p = map(int, sys.stdin.read().split())
    a, b = p[:n], p[n:]
    down = b[::-1]

    def count(limit):
        total = 0
        rest = iter(down)
        h = next(rest)
        left = m
        for x in a:
            room = limit - x
            while h > room:
                left -= 1
                if not left:
                    return total
                h = next(rest)
            total += left
        return total

    low = a[0] + b[0]
    prices = range(low, a[-1] + b[-1] + 1)
    print(low + bisect_left(prices, k, key=count))


main()
