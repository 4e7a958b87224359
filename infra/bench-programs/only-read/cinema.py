import heapq
import sys

input = lambda: sys.stdin.readline().rstrip()


class Show:
    def __init__(self, start, end):
        self.start = start
        self.end = end

    def __lt__(self, other):
        if self.start != other.start:
            return self.start < other.start
        return self.end < other.end


def rooms_needed(shows):
    shows = sorted(shows)
    busy = []
    best = 0
    for show in shows:
        while busy and busy[0] <= show.start:
            heapq.heappop(busy)
        heapq.heappush(busy, show.end)
        if len(busy) > best:
            best = len(busy)
    return best


n = int(input())
lst = []
for _ in range(n):
    s, e = map(int, input().split())
    lst.append(Show(s, e))
print(rooms_needed(lst))
