# lowest fields first; level ground is glued together with a union-find,
# each component carries a mask: 1 = blue, 2 = green
import sys
from itertools import groupby

def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    r, c = data[0], data[1]
    h = data[2:2 + r * c]
    N = r * c
    par = list(range(N))
    mask = [0] * N
    for j in range(c):
        mask[j] |= 1
        mask[(r - 1) * c + j] |= 2
    for i in range(r):
        mask[i * c] |= 1
        mask[i * c + c - 1] |= 2

    def find(x):
        while par[x] != x:
            par[x] = par[par[x]]
            x = par[x]
        return x

    def near(p):
        j = p % c
        if p >= c:
            yield p - c
        if p < N - c:
            yield p + c
        if j:
            yield p - 1
        if j < c - 1:
            yield p + 1

    size = [1] * N
    for level, cells in groupby(sorted(range(N), key=h.__getitem__), key=h.__getitem__):
        for p in cells:
            a = find(p)
            for q in near(p):
                if h[q] < level:
                    mask[a] |= mask[find(q)]
                elif h[q] == level:
                    b = find(q)
                    if a != b:
                        if size[a] < size[b]:
                            a, b = b, a
                        par[b] = a
                        size[a] += size[b]
                        mask[a] |= mask[b]
    print(sum(1 for p in range(N) if mask[find(p)] == 3))

main()
