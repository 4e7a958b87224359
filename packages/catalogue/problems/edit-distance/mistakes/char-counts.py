from collections import Counter
a = input()
try:
    b = input()
except EOFError:
    b = ''
if len(a) != len(b):
    ca, cb = Counter(a), Counter(b)
    x = sum((ca - cb).values())
    y = sum((cb - ca).values())
    print(max(x, y))
else:
    d = list(range(len(b) + 1))
    for i in range(len(a)):
        e = [i + 1]
        for k in range(len(b)):
            e.append(min(d[k] + (a[i] != b[k]), d[k + 1] + 1, e[k] + 1))
        d = e
    print(d[-1])
