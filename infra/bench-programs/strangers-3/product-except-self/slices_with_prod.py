from math import prod
n = int(input())
a = [int(x) for x in input().split()]
ans = []
for i in range(n):
    ans.append(prod(a[:i]) * prod(a[i + 1:]))
print(*ans)
