from itertools import accumulate
input()
p = list(map(int, input().split()))
print(max(x - low for x, low in zip(p, accumulate(p, min))))
