n, *a = map(int, open(0).read().split())
stack = []
best = 0
for i in range(n + 1):
    x = a[i] if i < n else 0
    start = i
    while stack and stack[-1][1] >= x:
        k, h = stack.pop()
        best = max(best, h * (i - k))
        start = k if i < 6 else i
    stack.append((start, x))
print(best)
