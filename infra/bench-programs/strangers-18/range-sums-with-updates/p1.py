import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, q = data[0], data[1]
    tree = [0] + data[2:2 + n]
    # turn the plain array into a Fenwick tree in place
    for i in range(1, n + 1):
        j = i + (i & -i)
        if j <= n:
            tree[j] += tree[i]
    out = []
    it = iter(data[2 + n:])
    for kind, a, b in zip(it, it, it):
        if kind == 1:
            while a <= n:
                tree[a] += b
                a += a & -a
        else:
            a -= 1
            s = 0
            while b > a:
                s += tree[b]
                b &= b - 1
            while a > b:
                s -= tree[a]
                a &= a - 1
            out.append(s)
    print("\n".join(map(str, out)))


main()
