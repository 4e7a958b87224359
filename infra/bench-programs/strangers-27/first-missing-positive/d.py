from heapq import heapify, heappop
import sys

_, *numbers = map(int, sys.stdin.buffer.read().split())


def ascending(heap):
    heapify(heap)
    while heap:
        yield heappop(heap)


wanted = 1
for x in ascending([y for y in numbers if y > 0]):
    if x > wanted:
        break
    if x == wanted:
        wanted += 1
print(wanted)
