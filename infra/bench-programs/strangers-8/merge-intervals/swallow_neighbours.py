n = int(input())
islands = []
for _ in range(n):
    l, r = map(int, input().split())
    apart = []
    for a, b in islands:
        if b < l or r < a:
            apart.append((a, b))
        else:
            l = min(l, a)
            r = max(r, b)
    apart.append((l, r))
    islands = apart

for a, b in sorted(islands):
    print(a, b)
