n = int(input())
t = list(map(int, input().split()))
out = []
for i in range(n):
    wait = 0
    for j in range(i + 1, n):
        if t[j] > t[i]:
            wait = j - i
            break
    out.append(wait)
print(*out)
