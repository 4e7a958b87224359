import sys

def main():
    d = list(map(int, sys.stdin.buffer.read().split()))
    n, q = d[0], d[1]
    tree = [0] * (n + 1)

    def add(i, v):
        while i <= n:
            tree[i] += v
            i += i & -i

    def upto(i):
        s = 0
        while i:
            s += tree[i]
            i &= i - 1
        return s

    for i in range(n):
        add(i + 1, d[2 + i])
    it = iter(d[2 + n:])
    print("\n".join(str(-upto(l - 1) + upto(r)) for l, r in zip(it, it)))

main()
