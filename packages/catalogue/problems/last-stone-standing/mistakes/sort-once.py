n, *a = map(int, open(0).read().split())
a.sort()
while len(a) > 1:
    x = a.pop()
    y = a.pop()
    if x != y:
        a.append(x - y)
        if len(a) < 4:
            a.sort()
print(a[0] if a else 0)
