import sys
a = sys.stdin.readline().rstrip()
b = sys.stdin.readline().rstrip()
d = list(range(len(b) + 1))
for i in range(len(a)):
    e = [i + 1]
    for k in range(len(b)):
        if a[i] == b[k]:
            e.append(d[k])
        else:
            e.append(1 + min(d[k], d[k + 1], e[k]))
    d = e
print(d[-1])
