import sys

def add(kept, l, r):
    rest = []
    for a, b in kept:
        if b < l or r < a:
            rest.append((a, b))
        else:
            l, r = min(l, a), max(r, b)
    return rest + [(l, r)]

data = list(map(int, sys.stdin.read().split()))
kept = []
for l, r in zip(data[1::2], data[2::2]):
    kept = add(kept, l, r)
for a, b in sorted(kept):
    print(a, b)
