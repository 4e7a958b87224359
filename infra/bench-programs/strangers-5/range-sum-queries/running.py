import sys
read = sys.stdin.readline

n, q = map(int, read().split())
sums = list(map(int, read().split()))
for i in range(1, n):
    sums[i] += sums[i - 1]

for _ in range(q):
    l, r = map(int, read().split())
    cut = sums[l - 2] if l > 2 else 0
    print(sums[r - 1] - cut)
