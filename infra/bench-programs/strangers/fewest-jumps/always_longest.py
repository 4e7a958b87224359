n = int(input())
a = list(map(int, input().split()))
pos = count = 0
while pos < n - 1:
    if a[pos] == 0:
        count = -1
        break
    pos += a[pos]
    count += 1
print(count)
