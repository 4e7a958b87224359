n = int(input())
w = [int(t) for t in input().split()]
total = sum(w)
best = total
for mask in range(1 << n):
    s = 0
    for i in range(n):
        if mask >> i & 1:
            s += w[i]
    best = min(best, abs(total - 2 * s))
print(best)
