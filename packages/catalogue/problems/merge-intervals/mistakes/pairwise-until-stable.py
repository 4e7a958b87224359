import sys
t = list(map(int, sys.stdin.read().split()))
out = []
for l, r in zip(t[1::2], t[2::2]):
    rest = []
    for a, b in out:
        if l <= b and a <= r:
            l, r = min(a, l), max(b, r)
        else:
            rest.append((a, b))
    rest.append((l, r))
    out = rest
for l, r in sorted(out):
    print(l, r)
