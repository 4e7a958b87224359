from itertools import accumulate

step = lambda p, x: p * x if p else x

input()
f = list(map(int, input().split()))
print(max(max(accumulate(f, step)), max(accumulate(reversed(f), step))))
