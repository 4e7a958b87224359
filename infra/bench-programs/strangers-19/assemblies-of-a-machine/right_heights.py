import sys


def main():
    w = sys.stdin.buffer.read().split()
    pos = 0
    T, L, R, roots = [0], [0], [0], []      # node 0 = no node; all trees in one pool

    def load(pos):
        end = pos + 1 + int(w[pos])
        pos += 1
        i = len(T)
        roots.append(i)
        T.append(int(w[pos])); L.append(0); R.append(0)
        pos += 1
        while pos < end:
            if w[pos] != b"null":
                L[i] = len(T)
                T.append(int(w[pos])); L.append(0); R.append(0)
            pos += 1
            if pos < end and w[pos] != b"null":
                R[i] = len(T)
                T.append(int(w[pos])); L.append(0); R.append(0)
            pos += 1
            i += 1
        return end

    pos = load(pos)
    size = len(T)
    q = int(w[pos])
    pos += 1
    for _ in range(q):
        pos = load(pos)

    H = [0] * len(T)
    levels = []
    for i in range(len(T) - 1, 0, -1):
        H[i] = h = 1 + max(H[L[i]], H[R[i]])
        while len(levels) < h:
            levels.append([])
        levels[h - 1].append(i)

    rank = [0] * len(T)
    last = 0
    for nodes in levels:
        order = sorted((T[i], rank[L[i]], rank[R[i]], i) for i in nodes)
        before = None
        for a, b, c, i in order:
            if (a, b, c) != before:
                last += 1
                before = (a, b, c)
            rank[i] = last
    have = bytearray(last + 1)
    for i in range(1, size):
        have[rank[i]] = 1
    print("\n".join("yes" if have[rank[r]] else "no" for r in roots[1:]))


main()
