import sys
from bisect import bisect_left

data = sys.stdin.read().split()
n = int(data[0])
seq = [int(t) for t in data[1:n + 1]]

# tails[k] = smallest last element of an increasing subsequence with k elements
INF = float('inf')
tails = [0] + [INF] * n

longest = 0
for x in seq:
    k = bisect_left(tails, x)
    tails[k] = x
    longest = max(longest, k)

print(longest)
