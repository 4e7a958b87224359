n = int(input())
iv = sorted(tuple(map(int, input().split())) for _ in range(n))
out = []
for l, r in iv:
    if out and l <= out[-1][1]:
        out[-1][1] = max(out[-1][1], r)
    else:
        out.append([l, r])
for p in out:
    print(*p)
