n = int(input())
t = list(map(int, input().split()))
ans = [0] * n
for i in range(n - 2, -1, -1):
    j = i + 1
    # hop from day to day along the answers that are known already
    while t[j] <= t[i] and ans[j] > 0:
        j += ans[j]
    if t[j] >= t[i]:
        ans[i] = j - i
print(*ans)
