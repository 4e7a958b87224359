n = int(input())
a = list(map(int, input().split()))
jumps = end = far = 0
for i in range(n - 1):
    far = max(far, i + a[i])
    if i == end:
        if far == i:
            jumps = -1
            break
        jumps += 1
        end = far
print(jumps)
