from bisect import insort
n, *a = map(int, open(0).read().split())
a.sort()
while len(a) > 1:
    x, y = a.pop(), a.pop()
    d = x - y
    if d > 0:
        if len(a) > 2 and d < a[0]:
            a.append(d)
        else:
            insort(a, d)
print(a[0] if a else 0)
