import heapq
import sys
from collections import defaultdict


def order(words):
    after = defaultdict(set)
    need = dict.fromkeys(set().union(*words), 0)
    for v, w in zip(words, words[1:]):
        for x, y in zip(v, w):
            if x != y:
                if y not in after[x]:
                    after[x].add(y)
                    need[y] += 1
                break
        else:
            if len(v) > len(w):
                return None
    ready = [c for c, k in need.items() if k == 0]
    heapq.heapify(ready)
    result = []
    while ready:
        c = heapq.heappop(ready)
        result.append(c)
        for d in after[c]:
            need[d] -= 1
            if need[d] == 0:
                heapq.heappush(ready, d)
    return "".join(result) if len(result) == len(need) else None


print(order(sys.stdin.read().split()[1:]) or "impossible")
