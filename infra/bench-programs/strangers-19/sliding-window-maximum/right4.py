import sys
from heapq import heappush, heappop

def main():
    read = sys.stdin.buffer.readline
    n, k = map(int, read().split())
    values = list(map(int, read().split()))
    heap = []
    shown = []
    for i, v in enumerate(values):
        heappush(heap, (-v, i))
        if i >= k - 1:
            # throw away what is too old, but only when it is on top
            while heap[0][1] <= i - k:
                heappop(heap)
            shown.append(-heap[0][0])
    sys.stdout.write(' '.join(map(str, shown)) + '\n')

main()
