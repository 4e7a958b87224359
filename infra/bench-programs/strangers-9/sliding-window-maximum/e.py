n, k = map(int, input().split())
values = list(map(int, input().split()))
result = []
for i in range(n - k + 1):
    result.append(max(values[i:i + k]))
print(*result)
