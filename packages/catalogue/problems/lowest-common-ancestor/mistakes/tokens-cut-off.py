k = int(input())
t = input().split()
p, q = map(int, input().split())
parent = {}
queue = [t[0]]
t = t[1:]
while t:
    x = queue[0]
    queue = queue[1:]
    for y in t[:2]:
        if y != 'null':
            parent[int(y)] = int(x)
            queue.append(y)
    t = t[2:]
anc = {p}
while p in parent:
    p = parent[p]
    anc.add(p)
while q not in anc:
    q = parent[q]
print(q)
