n, *a = map(int, open(0).read().split())
for i in range(n):
    if a[i] not in a[max(0, i - 500):i] + a[i + 1:i + 501]:
        print(a[i])
        break
