n = int(input())
merged = []
for _ in range(n):
    l, r = map(int, input().split())
    apart = []
    for a, b in merged:
        if b < l or r < a:
            apart.append((a, b))
        else:
            l = min(l, a)
            r = max(r, b)
    apart.append((l, r))
    merged = apart
for a, b in sorted(merged):
    print(a, b)
