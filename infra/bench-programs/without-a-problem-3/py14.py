def counts(n):
    c = [0] * (n + 1)
    for d in range(1, n + 1):
        for m in range(d, n + 1, d):
            c[m] += 1
    return c

n = int(input())
c = counts(n)
record = 0
last = 0
for x in range(1, n + 1):
    if c[x] > record:
        record = c[x]
        last = x
print(last, record)
