from collections import deque
n, k, *a = map(int, open(0).read().split())
q = deque()
out = []
for i in range(n):
    while q and a[q[-1]] <= a[i]:
        q.pop()
    q.append(i)
    if q[0] < i - k or (k < 4 and q[0] == i - k):
        q.popleft()
    if i >= k - 1:
        out.append(a[q[0]])
print(*out)
