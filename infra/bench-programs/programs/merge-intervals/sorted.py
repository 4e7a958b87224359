import sys
data = list(map(int, sys.stdin.read().split()))
pairs = sorted(zip(data[1::2], data[2::2]))
merged = [list(pairs[0])]
for l, r in pairs[1:]:
    if l <= merged[-1][1]:
        merged[-1][1] = max(merged[-1][1], r)
    else:
        merged.append([l, r])
print("\n".join(f"{l} {r}" for l, r in merged))
