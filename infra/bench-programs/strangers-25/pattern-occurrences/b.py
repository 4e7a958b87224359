import sys


def borders(p):
    fail = [0] * (len(p) + 1)
    fail[0] = -1
    k = -1
    for i, c in enumerate(p):
        while k >= 0 and p[k] != c:
            k = fail[k]
        k += 1
        fail[i + 1] = k
    return fail


def count(t, p):
    if len(p) > len(t):
        return 0
    fail = borders(p)
    p += "$"
    full = len(p) - 1
    k = hits = 0
    for c in t:
        while k >= 0 and p[k] != c:
            k = fail[k]
        k += 1
        if k == full:
            hits += 1
    return hits


text, figure = sys.stdin.read().split()
print(count(text, figure))
