import sys


def root(p, x):
    while p[x] != x:
        p[x] = p[p[x]]
        x = p[x]
    return x


def join(p, size, a, b):
    a, b = root(p, a), root(p, b)
    if a == b:
        return 0
    if size[a] < size[b]:
        a, b = b, a
    p[b] = a
    size[a] += size[b]
    return 1


def main():
    read = sys.stdin.readline
    r, c = map(int, read().split())
    above = [-1] * c
    islands = 0
    for _ in range(r):
        row = read().strip()
        p = list(range(2 * c))
        size = [1] * (2 * c)
        for j in range(c):
            if row[j] == "0":
                continue
            islands += 1
            if above[j] >= 0:
                islands -= join(p, size, c + j, above[j])
            if j and row[j - 1] == "1":
                islands -= join(p, size, c + j, c + j - 1)
        short = {}
        fresh = [-1] * c
        for j in range(c):
            if row[j] == "1":
                fresh[j] = short.setdefault(root(p, c + j), j)
        above = fresh
    print(islands)


main()
