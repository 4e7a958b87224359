begin, end = input().split()
words = {input().strip() for _ in range(int(input()))}
nodes = list(words | {begin})
near = {w: [] for w in nodes}
for i, a in enumerate(nodes):
    for b in nodes[:i]:
        if sum(x != y for x, y in zip(a, b)) == 1:
            near[a].append(b)
            near[b].append(a)


def ladder():
    if end not in words:
        return 0
    dist = {begin: 1}
    line = [begin]
    for w in line:
        for x in near[w]:
            if x not in dist:
                dist[x] = dist[w] + 1
                line.append(x)
    return dist.get(end, 0)


print(ladder())
