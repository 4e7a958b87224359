import sys

def main():
    data = sys.stdin.buffer.read().split()
    n = int(data[0])
    # negative entry: root, its absolute value is the size
    p = [-1] * (n + 1)
    def root(x):
        while p[x] >= 0:
            if p[p[x]] >= 0:
                p[x] = p[p[x]]
            x = p[x]
        return x
    for i in range(1, n + 1):
        a = root(int(data[2 * i - 1]))
        b = root(int(data[2 * i]))
        if a == b:
            return i
        if p[a] > p[b]:
            a, b = b, a
        p[a] += p[b]
        p[b] = a

print(main())
