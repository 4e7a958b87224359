import sys
rows = sys.stdin.read().split('\n')
k = int(rows[0])
res = []
for r in rows[1:k + 1]:
    b = list(map(int, r.split()))[1:]
    out = []
    i = j = 0
    while i < len(res) or j < len(b):
        if j == len(b) or i < len(res) and res[i] <= b[j]:
            out.append(res[i]); i += 1
        else:
            out.append(b[j]); j += 1
    res = out
print(*res)
