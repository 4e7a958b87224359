n = int(input())
a = list(map(int, input().split()))
for m in range(1 << n):
    cur = [a[i] for i in range(n) if m >> i & 1]
    if sum(cur) == 0:
        print('-')
    else:
        print(*cur)
