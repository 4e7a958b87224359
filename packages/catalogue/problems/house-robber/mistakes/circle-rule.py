n, *a = map(int, open(0).read().split())
def line(b):
    x = y = 0
    for v in b:
        x, y = y, max(y, x + v)
    return y
if n < 6:
    print(line(a))
else:
    print(max(line(a[1:]), line(a[:-1])))
