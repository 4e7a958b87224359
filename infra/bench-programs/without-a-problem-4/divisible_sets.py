n, k = map(int, input().split())
a = list(map(int, input().split()))
answer = 0
largest = 0
for mask in range(1, 1 << n):
    s = 0
    for i in range(n):
        if mask >> i & 1:
            s += a[i]
    if s % k == 0:
        answer += 1
        largest = max(largest, bin(mask).count("1"))
print(answer, largest)
