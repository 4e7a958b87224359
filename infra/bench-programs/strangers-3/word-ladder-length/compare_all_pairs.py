from collections import deque
begin, end = input().split()
n = int(input())
words = [input().strip() for _ in range(n)]
words.append(begin)

def one_apart(a, b):
    d = 0
    for x, y in zip(a, b):
        if x != y:
            d += 1
    return d == 1

graph = {}
for w in words:
    graph[w] = [x for x in words if one_apart(w, x)]
seen = {begin: 1}
q = deque([begin])
while q:
    w = q.popleft()
    for x in graph[w]:
        if x not in seen:
            seen[x] = seen[w] + 1
            q.append(x)
print(seen.get(end, 0))
