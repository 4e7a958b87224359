n = int(input())
a = [list(map(int, input().split())) for _ in range(n)]
print(sum(a[i][k] * a[k][i] for i in range(n) for k in range(n)) % 1000000007)
