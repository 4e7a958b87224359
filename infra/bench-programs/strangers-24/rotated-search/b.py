import sys
from bisect import bisect_left

n, q = map(int, sys.stdin.readline().split())
a = list(map(int, sys.stdin.readline().split()))
cut = a.index(min(a))
straight = a[cut:] + a[:cut]

def find(x):
    i = bisect_left(straight, x)
    return (i + cut) % n if i < n and straight[i] == x else -1

print(*map(find, map(int, sys.stdin.readline().split())), sep='\n')
