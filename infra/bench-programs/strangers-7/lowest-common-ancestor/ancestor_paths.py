k = int(input())
tokens = [None if t == "null" else int(t) for t in input().split()]
p, q = map(int, input().split())

nodes = [t for t in tokens if t is not None]
parent = {tokens[0]: None}
for i in range(1, k):
    if tokens[i] is not None:
        parent[tokens[i]] = nodes[(i - 1) // 2]


def ancestors(v):
    path = []
    while v:
        path.append(v)
        v = parent[v]
    return path


of_p = set(ancestors(p))
for v in ancestors(q):
    if v in of_p:
        print(v)
        break
