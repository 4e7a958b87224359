import sys
t = list(map(int, sys.stdin.read().split()))
iv = sorted(zip(t[1::2], t[2::2]))
out = []
for l, r in iv:
    if out and l < out[-1][1] or out and l == out[-1][1] and r > l:
        out[-1][1] = max(out[-1][1], r)
    else:
        out.append([l, r])
for l, r in out:
    print(l, r)
