import sys
import heapq
from itertools import pairwise


def main():
    words = sys.stdin.read().split()[1:]
    succ = {ch: set() for ch in set().union(*words)}
    indeg = dict.fromkeys(succ, 0)
    for a, b in pairwise(words):
        for x, y in zip(a, b):
            if x != y:
                if y not in succ[x]:
                    succ[x].add(y)
                    indeg[y] += 1
                break
        else:
            if len(a) > len(b):
                return "impossible"
    ready = [ch for ch, d in indeg.items() if d == 0]
    heapq.heapify(ready)
    out = []
    while ready:
        ch = heapq.heappop(ready)
        out.append(ch)
        for nx in succ[ch]:
            indeg[nx] -= 1
            if not indeg[nx]:
                heapq.heappush(ready, nx)
    return "".join(out) if len(out) == len(succ) else "impossible"


print(main())
