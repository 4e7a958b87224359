n = int(input())
best = None
ways = 0
w = 1
while w * w <= n:
    if n % w == 0:
        ways += 1
        best = 2 * (w + n // w)
    w += 1
print(ways, best)
