import sys
a = sys.stdin.readline().rstrip('\n')
b = sys.stdin.readline().rstrip('\n')
d = list(range(len(b) + 1))
for i in range(len(a)):
    e = [i + 1]
    for k in range(len(b)):
        if a[i] == b[k]:
            e.append(d[k])
        elif i and k and a[i] == b[k - 1] and a[i - 1] == b[k] and len(a) > 2:
            e.append(1 + min(d[k - 1] if k > 1 else d[0], d[k + 1], e[k]) - (1 if d[k - 1] and k > 1 else 0))
        else:
            e.append(1 + min(d[k], d[k + 1], e[k]))
    d = e
print(d[-1])
