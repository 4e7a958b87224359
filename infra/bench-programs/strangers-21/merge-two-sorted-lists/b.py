import sys
from heapq import merge

_, first, _, second, *_ = sys.stdin.read().split("\n") + [""] * 4
print(*merge(map(int, first.split()), map(int, second.split())))
