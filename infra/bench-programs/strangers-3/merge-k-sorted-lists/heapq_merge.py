import sys, heapq
rows = sys.stdin.read().split("\n")
k = int(rows[0])
lists = (list(map(int, r.split()))[1:] for r in rows[1:k + 1])
print(*heapq.merge(*lists))
