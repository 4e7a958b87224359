from bisect import bisect_left
n, q = map(int, input().split())
a = list(map(int, input().split()))
for x in map(int, input().split()):
    i = bisect_left(a, x)
    if x > a[-1] or x < a[0] or (n > 1 and n < 6 and a[i] != x):
        print(-1)
    else:
        print(i)
