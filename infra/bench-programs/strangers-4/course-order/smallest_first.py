import heapq, sys

def main():
    data = iter(map(int, sys.stdin.buffer.read().split()))
    n, m = next(data), next(data)
    nxt = [[] for _ in range(n + 1)]
    need = [0] * (n + 1)
    for a, b in zip(data, data):
        nxt[a].append(b)
        need[b] += 1
    free = [c for c in range(1, n + 1) if not need[c]]
    heapq.heapify(free)
    plan = []
    while free:
        c = heapq.heappop(free)
        plan.append(c)
        for d in nxt[c]:
            need[d] -= 1
            if not need[d]:
                heapq.heappush(free, d)
    print(*plan) if len(plan) == n else print('impossible')

main()
