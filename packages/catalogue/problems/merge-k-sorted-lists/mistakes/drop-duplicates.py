import sys
rows = sys.stdin.read().split('\n')[1:]
import heapq
lists = [list(map(int, r.split()))[1:] for r in rows]
out = []
for x in heapq.merge(*lists):
    if len(out) < 2 or not (out[-1] == x and out[-2] == x):
        out.append(x)
print(*out)
