import heapq
import sys


def solve(starts, ends):
    lessons = sorted(zip(starts, ends), key=lambda lesson: lesson[1])
    busy = []
    for start, end in lessons:
        if busy and busy[0] <= start:
            heapq.heapreplace(busy, end)
        else:
            heapq.heappush(busy, end)
    return len(busy)


n = int(sys.stdin.readline())
starts = list(map(int, sys.stdin.readline().split()))
ends = list(map(int, sys.stdin.readline().split()))
print(solve(starts, ends))
