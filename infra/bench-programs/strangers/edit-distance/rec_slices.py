import sys
sys.setrecursionlimit(5000)

def d(s, t):
    if not s: return len(t)
    if not t: return len(s)
    if s[0] == t[0]: return d(s[1:], t[1:])
    return 1 + min(d(s[1:], t), d(s, t[1:]), d(s[1:], t[1:]))

lines = sys.stdin.read().split('\n')
print(d(lines[0], lines[1] if len(lines) > 1 else ''))
