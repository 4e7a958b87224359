import heapq
import sys


def rooms(lessons):
    lessons.sort(key=lambda l: l[1])
    free_at = []
    for begin, end in lessons:
        if free_at and free_at[0] <= begin:
            heapq.heapreplace(free_at, end)
        else:
            heapq.heappush(free_at, end)
    return len(free_at)


sys.stdin.readline()
starts = map(int, sys.stdin.readline().split())
ends = map(int, sys.stdin.readline().split())
print(rooms(list(zip(starts, ends))))
