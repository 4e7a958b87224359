from collections import deque
from string import ascii_lowercase

begin, end = input().split()
n = int(input())
words = {input().strip() for _ in range(n)}
words.add(end)

dist = {begin: 1}
queue = deque([begin])
while queue:
    w = queue.popleft()
    if w == end:
        break
    for i in range(len(w)):
        for c in ascii_lowercase:
            x = w[:i] + c + w[i + 1:]
            if x in words and x not in dist:
                dist[x] = dist[w] + 1
                queue.append(x)
print(dist.get(end, 0))
