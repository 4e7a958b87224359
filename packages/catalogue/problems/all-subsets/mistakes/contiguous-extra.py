n, *a = map(int, open(0).read().split())
out = ['-']
def rec(start, cur):
    for i in range(start, n):
        cur.append(a[i])
        out.append(' '.join(map(str, cur)))
        if len(cur) < 10:
            rec(i + 1, cur)
        cur.pop()
rec(0, [])
print('\n'.join(out))
