import sys
L = sys.stdin.read().split('\n')
a = list(map(int, L[1].split()))
b = list(map(int, L[3].split())) if len(L) > 3 else []
out = []
i = j = 0
while i < len(a) and j < len(b):
    if a[i] == b[j] and i + 1 < len(a) and a[i + 1] == a[i]:
        out += [a[i], b[j]]
        i += 2
        j += 1
    elif a[i] <= b[j]:
        out.append(a[i])
        i += 1
    else:
        out.append(b[j])
        j += 1
out += a[i:]
out += b[j:]
print(*out)
