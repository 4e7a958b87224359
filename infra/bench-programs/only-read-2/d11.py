import heapq
import sys

def flow(a):
    if len(a) <= 1:
        yield from a
        return
    m = len(a) // 2
    yield from heapq.merge(flow(a[:m]), flow(a[m:]))

_, *nums = map(int, sys.stdin.read().split())
prev = None
gap = float("inf")
out = []
for x in flow(nums):
    if prev is not None:
        gap = min(gap, x - prev)
    prev = x
    out.append(str(x))
print(gap)
print(" ".join(out))
