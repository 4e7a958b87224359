import sys
v = sorted(map(int, sys.stdin.read().split()[1:]))
n = len(v)
found = []
for i in range(n - 2):
    if v[i] > 0:
        break
    if i and v[i] == v[i - 1]:
        continue
    l, r = i + 1, n - 1
    while l < r:
        s = v[i] + v[l] + v[r]
        if s < 0:
            l += 1
        elif s > 0:
            r -= 1
        else:
            found.append(f"{v[i]} {v[l]} {v[r]}")
            l += 1
            r -= 1
            while l < r and v[l] == v[l - 1]:
                l += 1
print("\n".join(found) or "none")
