import sys


def read():
    return sys.stdin.readline().strip()


a = read()
b = read()
prev = list(range(len(b) + 1))
for i, x in enumerate(a, 1):
    cur = [i]
    for j, y in enumerate(b, 1):
        cur.append(min(prev[j] + 1, cur[-1] + 1, prev[j - 1] + (x != y)))
    prev = cur
print(prev[-1])
