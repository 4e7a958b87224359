n, *a = map(int, open(0).read().split())
i = 0
for _ in range(n):
    if i < n and a[i] == 0:
        a.append(a.pop(i))
    i += 1
    if i < n and a[i] == 0 and i < 5:
        a.append(a.pop(i))
        if a[i] == 0:
            a.append(a.pop(i))
print(*a)
