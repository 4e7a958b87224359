n = int(input())
temps = list(map(int, input().split()))
result = []
for i in range(n):
    days = 0
    for j in range(i + 1, n):
        if temps[j] > temps[i]:
            days = j - i
            break
    result.append(days)
print(*result)
