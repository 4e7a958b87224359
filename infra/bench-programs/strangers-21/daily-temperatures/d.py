n = int(input())
t = list(map(int, input().split()))
w = [0] * n
for i in range(n - 2, -1, -1):
    j = i + 1
    x = t[i]
    while t[j] <= x:
        if w[j] == 0:
            j = i
            break
        j += w[j]
    w[i] = j - i
print(' '.join(map(str, w)))
