n = int(input())
cand = set(range(2, n))
for i in range(2, n):
    if i in cand:
        for k in range(2 * i, n, i):
            cand.discard(k)
print(len(cand))
