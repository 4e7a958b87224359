import sys, heapq
k, *rows = sys.stdin.read().split('\n')
print(*heapq.merge(*(map(int, row.split()[1:]) for row in rows[:int(k)])))
