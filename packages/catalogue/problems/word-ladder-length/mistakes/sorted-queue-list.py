import sys
t = sys.stdin.read().split()
begin, end = t[0], t[1]
words = t[3:]
dist = {begin: 1}
queue = [begin]
while queue:
    w = queue.pop(0)
    for i in range(len(w)):
        for ch in 'abcdefghijklmnopqrstuvwxyz':
            x = w[:i] + ch + w[i + 1:]
            if x in words and x not in dist:
                dist[x] = dist[w] + 1
                queue.append(x)
print(dist.get(end, 0))
