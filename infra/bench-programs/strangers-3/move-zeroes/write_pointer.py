n = int(input())
a = list(map(int, input().split()))
w = 0
for i in range(n):
    if a[i] != 0:
        a[w], a[i] = a[i], a[w]
        w += 1
print(" ".join(map(str, a)))
