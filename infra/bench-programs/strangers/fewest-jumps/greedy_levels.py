import sys
n, *a = map(int, sys.stdin.read().split())
jumps = end = far = 0
for i in range(n - 1):
    if i + a[i] > far:
        far = i + a[i]
    if i == end:
        if far == i:
            jumps = -1
            break
        jumps += 1
        end = far
print(jumps)
