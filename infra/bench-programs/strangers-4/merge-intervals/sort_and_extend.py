import sys
read = sys.stdin.readline
intervals = sorted([*map(int, read().split())] for _ in range(int(read())))
merged = []
for l, r in intervals:
    if merged and l <= merged[-1][1]:
        merged[-1][1] = max(merged[-1][1], r)
    else:
        merged.append([l, r])
for pair in merged:
    print(*pair)
