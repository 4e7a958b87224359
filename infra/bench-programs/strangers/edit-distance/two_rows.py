import sys
a, b = (sys.stdin.read().split('\n') + ['', ''])[:2]
prev = list(range(len(b) + 1))
for i, ca in enumerate(a, 1):
    cur = [i]
    for j, cb in enumerate(b, 1):
        cur.append(prev[j - 1] if ca == cb else 1 + min(prev[j - 1], prev[j], cur[-1]))
    prev = cur
print(prev[-1])
