n = int(input())
a = []
for _ in range(n):
    l, r = map(int, input().split())
    at = len(a)
    a.append((l, r))
    while at > 0 and a[at - 1] > a[at]:
        a[at - 1], a[at] = a[at], a[at - 1]
        at -= 1
out = []
for l, r in a:
    if out and l <= out[-1][1]:
        out[-1][1] = max(out[-1][1], r)
    else:
        out.append([l, r])
for l, r in out:
    print(l, r)
