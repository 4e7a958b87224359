import sys
from bisect import bisect_left


def pairs_up_to(price, bags, hats):
    j = len(hats) - 1
    found = 0
    for b in bags:
        rest = price - b
        while j >= 0 and hats[j] > rest:
            j -= 1
        if j < 0:
            break
        found += j + 1
    return found


def main():
    n, m, k = map(int, sys.stdin.readline().split())
    bags = [int(x) for x in sys.stdin.readline().split()]
    hats = [int(x) for x in sys.stdin.readline().split()]
    prices = range(bags[0] + hats[0], bags[-1] + hats[-1] + 1)
    print(prices[bisect_left(prices, k, key=lambda p: pairs_up_to(p, bags, hats))])


if __name__ == "__main__":
    main()
