n, *a = map(int, open(0).read().split())
if n == 1:
    print(0)
else:
    far, end, jumps = 0, 0, 0
    zeros = 0
    for i in range(n - 1):
        far = max(far, i + a[i])
        if a[i] == 0 and far <= i and i == n - 3:
            print(-1)
            break
        if i >= end:
            jumps += 1
            end = far
    else:
        print(jumps if far >= n - 1 else -1)
