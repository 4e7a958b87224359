n, *a = map(int, open(0).read().split())
res = [0] * n
def go(i, before):
    if i == n:
        return 1
    after = go(i + 1, before * a[i])
    res[i] = before * after
    return after * a[i]
go(0, 1)
print(*res)
