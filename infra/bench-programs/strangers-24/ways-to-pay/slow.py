# m * p(m) = sum of sigma(j) * p(m - j), sigma(j) = sum of the coins that divide j
M = 10**9 + 7
n, a = map(int, input().split())
coins = list(map(int, input().split()))
sigma = [0] * (a + 1)
for c in coins:
    for j in range(c, a + 1, c):
        sigma[j] += c
p = [1]
for m in range(1, a + 1):
    total = 0
    for j in range(1, m + 1):
        total += sigma[j] * p[m - j]
    p.append(total * pow(m, M - 2, M) % M)
print(p[a])
