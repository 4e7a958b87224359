n = int(input())
heights = list(map(int, input().split()))
best = 0
for i in range(n):
    # go as far as possible to the left
    l = i
    while l > 0 and heights[l - 1] >= heights[i]:
        l -= 1
    # go as far as possible to the right
    r = i
    while r < n - 1 and heights[r + 1] >= heights[i]:
        r += 1
    area = heights[i] * (r - l + 1)
    if area > best:
        best = area
print(best)
