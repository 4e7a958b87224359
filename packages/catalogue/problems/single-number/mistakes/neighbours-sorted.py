n, *a = map(int, open(0).read().split())
a.sort()
for i in range(1, n - 1):
    if a[i - 1] != a[i] != a[i + 1]:
        print(a[i])
        break
else:
    print(a[0])
