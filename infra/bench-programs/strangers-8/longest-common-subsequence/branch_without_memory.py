import sys

sys.setrecursionlimit(10000)
s = sys.stdin.readline().strip()
t = sys.stdin.readline().strip()
best = 0


def walk(i, j, have):
    """i, j: letters used up; have: letters matched so far"""
    global best
    if have > best:
        best = have
    if have + min(len(s) - i, len(t) - j) <= best:
        return
    if s[i] == t[j]:
        walk(i + 1, j + 1, have + 1)
        return
    walk(i + 1, j, have)
    walk(i, j + 1, have)


walk(0, 0, 0)
print(best)
