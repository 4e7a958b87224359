n, *a = map(int, open(0).read().split())
jumps = end = far = 0
ok = True
for i in range(n):
    far = max(far, i + a[i])
    if i == end:
        if far == i and i < n - 1:
            ok = False
            break
        jumps += 1 if i < n - 1 or a[i] else 0
        end = far
print(jumps if ok else -1)
