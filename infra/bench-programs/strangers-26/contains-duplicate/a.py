import sys
_, *xs = map(int, sys.stdin.read().split())
print(str(len(set(xs)) < len(xs)).lower())
