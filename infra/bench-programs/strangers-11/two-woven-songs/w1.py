import sys


def woven(a, b, heard):
    n, m = len(a), len(b)
    if n + m != len(heard):
        return False
    row = [True] + [False] * m
    for j in range(m):
        row[j + 1] = row[j] and b[j] == heard[j]
    for i in range(1, n + 1):
        row[0] = row[0] and a[i - 1] == heard[i - 1]
        for j in range(1, m + 1):
            note = heard[i + j - 1]
            row[j] = (row[j] and a[i - 1] == note) or (row[j - 1] and b[j - 1] == note)
    return row[m]


lines = sys.stdin.read().strip().split("\n")
q = int(lines[0])
for i in range(q):
    first = lines[3 * i + 1].strip()
    second = lines[3 * i + 2].strip()
    heard = lines[3 * i + 3].strip()
    print("true" if woven(first, second, heard) else "false")
