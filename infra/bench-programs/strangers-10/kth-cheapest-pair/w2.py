import sys


def main():
    read = sys.stdin.readline
    n, m, k = map(int, read().split())
    bags = list(map(int, read().split()))
    hats = list(map(int, read().split()))

    def enough(limit):
        """Are there at least k pairs with a price of at most limit?"""
        total = 0
        j = n - 1
        for b in bags:
            while j >= 0 and b + hats[j] > limit:
                j -= 1
            total += j + 1
            if total >= k:
                return True
        return False

    lo = bags[0] + hats[0]
    hi = bags[-1] + hats[-1]
    while lo < hi:
        mid = (lo + hi) // 2
        if enough(mid):
            hi = mid
        else:
            lo = mid + 1
    print(lo)


main()
