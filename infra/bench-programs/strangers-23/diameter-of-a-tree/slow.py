n = int(input())
before = list(map(int, input().split()))
passages = {v: [] for v in range(1, n + 1)}
for v, p in zip(range(1, n + 1), before):
    if p != 0:
        passages[v].append(p)
        passages[p].append(v)


def eccentricity(start):
    distance = {start: 0}
    queue = [start]
    for v in queue:
        for u in passages[v]:
            if u not in distance:
                distance[u] = distance[v] + 1
                queue.append(u)
    return distance[queue[-1]]


print(max(eccentricity(v) for v in passages))
