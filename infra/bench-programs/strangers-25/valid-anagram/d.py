import sys
from string import ascii_lowercase

s, t = sys.stdin.buffer.read().split()
ok = len(s) == len(t) and all(s.count(x) == t.count(x) for x in ascii_lowercase.encode())
print(('false', 'true')[ok])
