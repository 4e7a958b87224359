import sys
n, *v = map(int, sys.stdin.read().split())
print(str(len({*v[:n]}) < n).lower())
