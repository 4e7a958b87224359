from collections import deque
n, k = map(int, input().split())
a = list(map(int, input().split()))
d = deque()
out = []
for i, x in enumerate(a):
    while d and a[d[-1]] <= x:
        d.pop()
    d.append(i)
    if d[0] == i - k:
        d.popleft()
    if i >= k - 1:
        out.append(a[d[0]])
print(*out)
