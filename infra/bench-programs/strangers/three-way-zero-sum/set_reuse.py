n = int(input())
a = list(map(int, input().split()))
s = set(a)
res = set()
for i in range(n):
    for j in range(i):
        c = -a[i] - a[j]
        if c in s:
            res.add(tuple(sorted((a[i], a[j], c))))
print('\n'.join(' '.join(map(str, t)) for t in res) if res else 'none')
