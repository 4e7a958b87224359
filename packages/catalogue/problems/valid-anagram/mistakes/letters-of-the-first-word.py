import sys
s, t = sys.stdin.read().split()
print('true' if all(s.count(c) == t.count(c) for c in set(s)) else 'false')
