import sys
from collections import deque
tok = sys.stdin.read().split()[1:]
INF = float("inf")
ok = True
q = deque([(-INF, INF)])
it = iter(tok)
for t in it:
    pass_bounds = q.popleft()
    if t == "null":
        continue
    lo, hi = pass_bounds
    v = int(t)
    if not lo < v < hi:
        ok = False
        break
    q.append((lo, v))
    q.append((v, hi))
print("true" if ok else "false")
