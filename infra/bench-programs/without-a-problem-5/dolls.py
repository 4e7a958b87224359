import sys
from bisect import bisect_left

def longest_nest(boxes):
    boxes.sort(key=lambda b: (b[0], -b[1]))
    tails = []
    for _, h in boxes:
        p = bisect_left(tails, h)
        tails[p:p + 1] = [h]
    return len(tails)

data = list(map(int, sys.stdin.buffer.read().split()))
print(longest_nest(list(zip(data[1::2], data[2::2]))))
