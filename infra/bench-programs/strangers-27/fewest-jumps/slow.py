n = int(input())
stone = [int(x) for x in input().split()]
need = [None] * n
need[0] = 0
for i in range(n):
    if need[i] is None:
        continue
    for j in range(i + 1, min(n, i + stone[i] + 1)):
        if need[j] is None or need[j] > need[i] + 1:
            need[j] = need[i] + 1
print(-1 if need[-1] is None else need[-1])
