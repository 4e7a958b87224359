import sys
from collections import Counter

def lengths(trees, k):
    basket = Counter()
    left = 0
    for right, kind in enumerate(trees):
        basket[kind] += 1
        while len(basket) > k:
            gone = trees[left]
            basket[gone] -= 1
            if not basket[gone]:
                del basket[gone]
            left += 1
        yield right - left + 1

def main():
    n, k = map(int, sys.stdin.readline().split())
    trees = sys.stdin.readline().split()
    best = times = 0
    for ln in lengths(trees, k):
        if ln > best:
            best, times = ln, 1
        elif ln == best:
            times += 1
    print(best, times)

main()
