n = int(input())
a = [list(map(int, input().split())) for _ in range(n)]
square = [[0] * n for _ in range(n)]
for i in range(n):
    for j in range(n):
        for k in range(n):
            square[i][j] += a[i][k] * a[k][j]
print(sum(square[i][i] for i in range(n)) % 1000000007)
