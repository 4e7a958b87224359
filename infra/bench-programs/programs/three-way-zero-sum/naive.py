n = int(input())
a = sorted(map(int, input().split()))
found = set()
for i in range(n):
    for j in range(i + 1, n):
        for k in range(j + 1, n):
            if a[i] + a[j] + a[k] == 0:
                found.add((a[i], a[j], a[k]))
for t in sorted(found):
    print(*t)
if not found:
    print("none")
