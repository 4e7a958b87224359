import sys


def main():
    it = map(int, sys.stdin.buffer.read().split())
    n, m, k = next(it), next(it), next(it)
    start, goal = next(it), next(it)
    buses = list(zip(it, it, it))
    inf = float('inf')
    cost = [inf] * (n + 1)
    cost[start] = 0
    for _ in range(k + 1):
        new = cost[:]
        for a, b, price in buses:
            c = cost[a] + price
            if c < new[b]:
                new[b] = c
        if new == cost:
            break
        cost = new
    print(cost[goal] if cost[goal] < inf else -1)


main()
