import sys
from itertools import accumulate
from operator import add

MOD = 10**9 + 7


def main():
    n, a, *coins = map(int, sys.stdin.read().split())
    ways = [1] + [0] * a
    for v in coins:
        if v > a:
            continue
        if v * v <= a:
            # few remainders: prefix sums along each of them
            for r in range(v):
                ways[r::v] = accumulate(ways[r::v])
        else:
            # few blocks: add each block to the next one
            for s in range(v, a + 1, v):
                ways[s:s + v] = map(add, ways[s:s + v], ways[s - v:s])
        ways = [w % MOD for w in ways]
    print(ways[a] % MOD)


main()
