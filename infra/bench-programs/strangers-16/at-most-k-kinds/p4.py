import sys
from heapq import heappush, heappop

def main():
    it = iter(sys.stdin.read().split())
    n = int(next(it)); k = int(next(it))
    last = {}          # kinds in the window -> last position
    heap = []          # (last position, kind); old entries are thrown away when they come up
    lo = 0
    best = ways = 0
    for i in range(n):
        kind = next(it)
        last[kind] = i
        heappush(heap, (i, kind))
        if len(last) > k:
            while True:
                p, who = heappop(heap)
                if last.get(who) == p:
                    break
            del last[who]
            lo = p + 1
        ln = i - lo + 1
        if ln > best:
            best, ways = ln, 1
        elif ln == best:
            ways += 1
    print(best, ways)

main()
