import sys

INF = 10 ** 18
n, m = map(int, sys.stdin.readline().split())
cables = [[] for _ in range(n)]
for line in sys.stdin:
    if line.strip():
        a, b, cost = map(int, line.split())
        cables[a - 1].append((b - 1, cost))
        cables[b - 1].append((a - 1, cost))

distance = [INF] * n
distance[0] = 0
outside = set(range(n))
total = 0
while outside:
    hut = min(outside, key=distance.__getitem__)
    if distance[hut] == INF:
        total = -1
        break
    outside.remove(hut)
    total += distance[hut]
    for other, cost in cables[hut]:
        if other in outside and cost < distance[other]:
            distance[other] = cost
print(total)
