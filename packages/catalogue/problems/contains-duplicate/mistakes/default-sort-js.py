n = int(input())
a = input().split()
a.sort()
dup = False
for i in range(1, n - 1):
    if a[i] == a[i - 1] or a[i] == a[i - 1]:
        dup = True
print('true' if dup else 'false')
