import sys, heapq
k, *lines = sys.stdin.read().splitlines()
print(*heapq.merge(*(map(int, line.split()[1:]) for line in lines[:int(k)])))
