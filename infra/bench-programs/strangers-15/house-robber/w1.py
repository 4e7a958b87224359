n = int(input())
money = list(map(int, input().split()))

# best[i] = most money from the houses 0 to i
best = [0] * n
best[0] = money[0]
best[1] = max(money[0], money[1])
for i in range(2, n):
    leave = best[i - 1]
    take = best[i - 2] + money[i]
    best[i] = max(leave, take)

print(best[n - 1])
