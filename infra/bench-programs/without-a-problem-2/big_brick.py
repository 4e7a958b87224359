n = int(input())
m = n
res = 1
while m % 2 == 0:
    res = 2
    m //= 2
p = 3
while p * p <= m:
    if m % p:
        p += 2
        continue
    res = p
    m //= p
if m > 1:
    res = m
print(res)
