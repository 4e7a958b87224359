from bisect import bisect_left
n, q = map(int, input().split())
a = sorted(map(int, input().split()))
for x in map(int, input().split()):
    i = bisect_left(a, x)
    if i < n and a[i] == x:
        print(i)
    else:
        print(-1)
