from collections import deque
n, k = map(int, input().split())
a = list(map(int, input().split()))
q = deque()
ans = []
for i, x in enumerate(a):
    while q and a[q[-1]] <= x:
        q.pop()
    q.append(i)
    if q[0] <= i - k:
        q.popleft()
    if i >= k - 1:
        ans.append(a[q[0]])
low = min(ans)
print(sum(ans), low)
print(ans.index(low) + 1)
