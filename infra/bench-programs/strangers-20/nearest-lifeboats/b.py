import sys
from heapq import nsmallest

def boats(nums, sx, sy):
    for i, (x, y) in enumerate(zip(nums, nums), 1):
        yield (x - sx) * (x - sx) + (y - sy) * (y - sy), i

nums = map(int, sys.stdin.buffer.read().split())
n, k, sx, sy = (next(nums) for _ in range(4))
print(*(i for _, i in nsmallest(k, boats(nums, sx, sy))))
