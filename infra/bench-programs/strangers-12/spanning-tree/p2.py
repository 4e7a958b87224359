import sys
from heapq import heappush, heappop

def main():
    read = sys.stdin.buffer.readline
    n, m = map(int, read().split())
    adj = [[] for _ in range(n + 1)]
    for _ in range(m):
        a, b, c = map(int, read().split())
        adj[a].append((c, b))
        adj[b].append((c, a))
    done = [False] * (n + 1)
    heap = [(0, 1)]
    total = count = 0
    while heap:
        c, v = heappop(heap)
        if done[v]:
            continue
        done[v] = True
        count += 1
        total += c
        for e in adj[v]:
            if not done[e[1]]:
                heappush(heap, e)
    print(total if count == n else -1)

main()
