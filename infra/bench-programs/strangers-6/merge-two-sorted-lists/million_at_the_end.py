LAST = 10 ** 6

n = int(input())
a = list(map(int, input().split()))
m = int(input())
b = list(map(int, input().split()))
a.append(LAST)
b.append(LAST)

i = j = 0
merged = []
while a[i] < LAST or b[j] < LAST:
    if a[i] <= b[j]:
        merged.append(str(a[i]))
        i += 1
    else:
        merged.append(str(b[j]))
        j += 1

print(" ".join(merged))
