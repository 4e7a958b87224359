from bisect import bisect_left
n, h = map(int, input().split())
a = list(map(int, input().split()))
print(bisect_left(range(max(a)), -h, lo=1, key=lambda v: sum(-x // v for x in a)))
