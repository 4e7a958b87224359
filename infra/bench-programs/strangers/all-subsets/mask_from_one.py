n = int(input())
a = list(map(int, input().split()))
for mask in range(1, 2 ** n):
    sel = [a[i] for i in range(n) if mask & (1 << i)]
    if not sel:
        print('-')
    else:
        print(*sel)
