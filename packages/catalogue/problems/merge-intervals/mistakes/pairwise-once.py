import sys
t = list(map(int, sys.stdin.read().split()))
iv = [list(x) for x in zip(t[1::2], t[2::2])]
out = []
for l, r in iv:
    for o in out:
        if l <= o[1] and o[0] <= r:
            o[0] = min(o[0], l)
            o[1] = max(o[1], r)
            break
    else:
        out.append([l, r])
for l, r in sorted(out):
    print(l, r)
