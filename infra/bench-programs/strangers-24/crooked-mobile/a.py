import sys
from heapq import heappush, heappop

def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n = data[0]
    left = [0] + data[1:2 * n + 1:2]
    right = [0] + data[2:2 * n + 1:2]
    above = [0] * (n + 1)
    waits = [0] * (n + 1)
    ready = []
    for i in range(1, n + 1):
        l = left[i]
        r = right[i]
        if l:
            above[l] = i
            waits[i] += 1
        if r:
            above[r] = i
            waits[i] += 1
        if not l and not r:
            heappush(ready, i)
    height = [0] * (n + 1)
    crooked = 0
    while ready:
        i = heappop(ready)
        x = height[left[i]]
        y = height[right[i]]
        height[i] = (x if x > y else y) + 1
        if not -1 <= x - y <= 1:
            crooked += 1
        p = above[i]
        if p:
            waits[p] -= 1
            if waits[p] == 0:
                heappush(ready, p)
    print(crooked)

main()
