n, *a = map(int, open(0).read().split())
pos, jumps = 0, 0
while pos < n - 1:
    if a[pos] == 0:
        jumps = -1
        break
    if pos + a[pos] >= n - 1:
        jumps += 1
        break
    window = range(pos + 1, pos + a[pos] + 1)
    pos = max(window, key=lambda i: a[i])
    jumps += 1
print(jumps)
