n = int(input())
h = list(map(int, input().split()))
i, j, best = 0, n - 1, 0
while i < j:
    if h[i] < h[j]:
        area = (j - i) * h[i]
        i += 1
    else:
        area = (j - i) * h[j]
        j -= 1
    if area > best:
        best = area
print(best)
