n = int(input())
a = list(map(int, input().split()))
to = 0
for i in range(n):
    if a[i]:
        a[to], a[i] = a[i], a[to]
        to += 1
print(*a)
