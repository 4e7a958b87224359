row = input().strip()
k = int(input())
n = len(row)
best = 0
for i in range(n):
    count = {}
    most = 0
    for j in range(i, n):
        count[row[j]] = count.get(row[j], 0) + 1
        most = max(most, count[row[j]])
        if j - i + 1 - most <= k:
            best = max(best, j - i + 1)
        else:
            break
print(best)
