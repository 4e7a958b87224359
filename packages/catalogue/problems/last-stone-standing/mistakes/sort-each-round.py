n, *a = map(int, open(0).read().split())
while len(a) > 1:
    a.sort()
    x, y = a.pop(), a.pop()
    if x != y:
        a.append(x - y)
print(a[0] if a else 0)
