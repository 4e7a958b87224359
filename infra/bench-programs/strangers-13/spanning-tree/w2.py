import heapq
import sys


def prim(n, near):
    done = [False] * (n + 1)
    heap = [(0, 1)]
    total = 0
    reached = 0
    while heap and reached < n:
        cost, hut = heapq.heappop(heap)
        if done[hut]:
            continue
        done[hut] = True
        reached += 1
        total += cost
        for other, price in near[hut].items():
            if not done[other]:
                heapq.heappush(heap, (price, other))
    return total if reached == n else -1


def main():
    it = map(int, sys.stdin.buffer.read().split())
    n, m = next(it), next(it)
    near = [{} for _ in range(n + 1)]
    for _ in range(m):
        a, b, cost = next(it), next(it), next(it)
        near[a][b] = cost
        near[b][a] = cost
    print(prim(n, near))


main()
