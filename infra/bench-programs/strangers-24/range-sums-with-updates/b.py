import sys


def main():
    data = iter(map(int, sys.stdin.buffer.read().split()))
    n = next(data)
    q = next(data)
    tree = [0] * (n + 1)
    for i in range(1, n + 1):
        tree[i] += next(data)
        j = i + (i & -i)
        if j <= n:
            tree[j] += tree[i]

    def prefix(i):
        s = 0
        while i:
            s += tree[i]
            i &= i - 1
        return s

    out = []
    for kind, a, b in zip(data, data, data):
        if kind == 2:
            out.append(prefix(b) - prefix(a - 1))
        else:
            while a <= n:
                tree[a] += b
                a += a & -a
    print(*out, sep="\n")


main()
