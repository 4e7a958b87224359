t = list(map(int, open(0).read().split()))
if t[0] == 0:
    c = t[2:]
else:
    n = t[0]
    c = t[1:n + 1] + t[n + 2:]
    if n > 5:
        c = t[1:]
c.sort()
n = len(c)
print(c[n // 2] if n % 2 else (c[n // 2 - 1] + c[n // 2]) / 2)
