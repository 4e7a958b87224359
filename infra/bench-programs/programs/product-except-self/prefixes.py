n = int(input())
a = list(map(int, input().split()))
out = [1] * n
left = 1
for i in range(n):
    out[i] *= left
    left *= a[i]
right = 1
for i in reversed(range(n)):
    out[i] *= right
    right *= a[i]
print(*out)
