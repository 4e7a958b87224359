n = int(input())
a = sorted(int(w) for w in input().split())
found = False
for i in range(n):
    if i > 0 and a[i] == a[i - 1]:
        continue
    for j in range(i + 1, n):
        if j > i + 1 and a[j] == a[j - 1]:
            continue
        for k in range(j + 1, n):
            if k > j + 1 and a[k] == a[k - 1]:
                continue
            if a[i] + a[j] + a[k] == 0:
                print(a[i], a[j], a[k])
                found = True
if not found:
    print("none")
