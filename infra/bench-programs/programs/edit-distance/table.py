a, b = input(), input()
d = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
for i in range(len(a) + 1):
    for j in range(len(b) + 1):
        if i == 0 or j == 0:
            d[i][j] = i + j
        elif a[i - 1] == b[j - 1]:
            d[i][j] = d[i - 1][j - 1]
        else:
            d[i][j] = 1 + min(d[i - 1][j], d[i][j - 1], d[i - 1][j - 1])
print(d[len(a)][len(b)])
