from collections import deque

def one_letter(a, b):
    diff = 0
    for x, y in zip(a, b):
        if x != y:
            diff += 1
    return diff == 1

begin, end = input().split()
n = int(input())
words = list(set(input().strip() for _ in range(n)) - {begin})
n = len(words)

# build the whole graph first
words.append(begin)
adj = {i: [] for i in range(n + 1)}
for i in range(n + 1):
    for j in range(i + 1, n + 1):
        if one_letter(words[i], words[j]):
            adj[i].append(j)
            adj[j].append(i)

dist = {n: 1}
q = deque([n])
answer = 0
while q:
    u = q.popleft()
    if words[u] == end:
        answer = dist[u]
        break
    for v in adj[u]:
        if v not in dist:
            dist[v] = dist[u] + 1
            q.append(v)
print(answer)
