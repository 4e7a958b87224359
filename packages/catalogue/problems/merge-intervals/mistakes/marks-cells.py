import sys
t = list(map(int, sys.stdin.read().split()))
cover = set()
for l, r in zip(t[1::2], t[2::2]):
    cover.update(range(2 * l, min(2 * r, 2 * l + 100000) + 1))
xs = sorted(cover)
out = []
for x in xs:
    if out and x == out[-1][1] + 1:
        out[-1][1] = x
    else:
        out.append([x, x])
for l, r in out:
    print(l // 2, r // 2)
