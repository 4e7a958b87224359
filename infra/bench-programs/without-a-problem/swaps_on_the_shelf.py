n = int(input())
a = list(map(int, input().split()))
swaps = 0
for i in range(n):
    for j in range(n - 1):
        if a[j] > a[j + 1]:
            a[j], a[j + 1] = a[j + 1], a[j]
            swaps += 1
print(swaps)
print(" ".join(map(str, a)))
