from collections import OrderedDict
import sys
rd = sys.stdin.readline
cap, q = map(int, rd().split())
cache = OrderedDict()
out = []
for _ in range(q):
    op = rd().split()
    k = op[1]
    if op[0] == "get":
        if k in cache:
            cache.move_to_end(k)
            out.append(cache[k])
        else:
            out.append("-1")
    else:
        if k in cache:
            cache.move_to_end(k)
        elif len(cache) == cap:
            cache.popitem(last=False)
        cache[k] = op[2]
print("\n".join(out))
