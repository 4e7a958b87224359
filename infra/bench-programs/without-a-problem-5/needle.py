import sys

def failure(p):
    f = [0] * len(p)
    k = 0
    for i in range(1, len(p)):
        while k and p[i] != p[k]:
            k = f[k - 1]
        if p[i] == p[k]:
            k += 1
        f[i] = k
    return f

def search(p, s):
    f = failure(p)
    k = 0
    hits = []
    for i, c in enumerate(s):
        while k and (k == len(p) or c != p[k]):
            k = f[k - 1]
        if c == p[k]:
            k += 1
        if k == len(p):
            hits.append(i - k + 1)
            if len(p) == 1:
                k = 0
    return hits

pattern, text = (line.strip() for line in sys.stdin.readlines()[:2])
found = search(pattern, text)
print(len(found))
print(" ".join(map(str, found)))
