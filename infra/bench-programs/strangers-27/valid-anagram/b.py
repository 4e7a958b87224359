import sys
s, t = map(sorted, sys.stdin.read().split())
print(str(s == t).lower())
