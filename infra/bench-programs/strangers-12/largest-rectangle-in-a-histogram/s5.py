n = int(input())
h = list(map(int, input().split()))
best = 0
for i in range(n):
    # how far can bar i be stretched to both sides?
    l = i
    while l > 0 and h[l - 1] >= h[i]:
        l -= 1
    r = i
    while r < n - 1 and h[r + 1] >= h[i]:
        r += 1
    area = h[i] * (r - l + 1)
    if area > best:
        best = area
print(best)
