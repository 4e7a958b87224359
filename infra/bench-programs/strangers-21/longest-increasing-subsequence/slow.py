n = int(input())
a = [int(x) for x in input().split()]
length = [1] * n
for i in range(n):
    for j in range(i):
        if a[j] < a[i] and length[j] >= length[i]:
            length[i] = length[j] + 1
print(max(length))
