import sys
from collections import defaultdict, deque

def main():
    data = iter(map(int, sys.stdin.read().split()))
    n, m = next(data), next(data)
    after = defaultdict(list)
    indeg = [0] * (n + 1)
    for _ in range(m):
        a, b = next(data), next(data)
        after[a].append(b)
        indeg[b] += 1
    q = deque(i for i in range(1, n + 1) if not indeg[i])
    order = []
    while q:
        u = q.popleft()
        order.append(u)
        for v in after[u]:
            indeg[v] -= 1
            if indeg[v] == 0:
                q.append(v)
    print(*order) if len(order) == n else print('impossible')

main()
