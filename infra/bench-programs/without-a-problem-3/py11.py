n = int(input())
total = 0
groups = 0
i = 1
while i <= n:
    q = n // i
    j = n // q
    total += q * (j - i + 1)
    groups += 1
    i = j + 1
print(total, groups)
