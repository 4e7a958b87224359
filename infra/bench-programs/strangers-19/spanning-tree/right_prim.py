import sys
from heapq import heappush, heappop


def main():
    data = iter(sys.stdin.buffer.read().split())
    n, m = int(next(data)), int(next(data))
    near = [[] for _ in range(n + 1)]
    for a, b, c in zip(data, data, data):
        a, b, c = int(a), int(b), int(c)
        near[a].append((c, b))
        near[b].append((c, a))
    done = [False] * (n + 1)
    heap = [(0, 1)]
    total = joined = 0
    while heap and joined < n:
        cost, hut = heappop(heap)
        if done[hut]:
            continue
        done[hut] = True
        joined += 1
        total += cost
        for offer in near[hut]:
            if not done[offer[1]]:
                heappush(heap, offer)
    print(total if joined == n else -1)


main()
