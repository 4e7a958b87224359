n = int(input())
t = [int(v) for v in input().split()]
out = ''
i = 0
while i < n:
    j = i + 1
    while j < n and t[j] <= t[i]:
        j += 1
    out += str(j - i if j < n else 0) + ' '
    i += 1
print(out)
