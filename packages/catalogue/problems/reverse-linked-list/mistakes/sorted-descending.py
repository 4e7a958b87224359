n, *a = map(int, open(0).read().split())
d = dict.fromkeys(a)
print(*list(d)[::-1])
