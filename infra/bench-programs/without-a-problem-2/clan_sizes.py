import sys
input = sys.stdin.readline
n = int(input())
par = [0, 0] + list(map(int, input().split())) if n > 1 else [0, 0]
sz = [1] * (n + 1)
hgt = [0] * (n + 1)
kids = [0] * (n + 1)
for v in range(n, 1, -1):
    p = par[v]
    sz[p] += sz[v]
    kids[p] += 1
    if hgt[v] + 1 > hgt[p]:
        hgt[p] = hgt[v] + 1
print(*sz[1:])
print(hgt[1])
print(kids[1:].count(0))
