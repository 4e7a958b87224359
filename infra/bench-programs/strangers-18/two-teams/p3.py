import sys
from collections import deque


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, m = data[0], data[1]
    up = list(range(n + 1))
    odd = [0] * (n + 1)          # parity of the way to up[x]
    size = [1] * (n + 1)
    forest = [[] for _ in range(n + 1)]

    def find(x):
        path = []
        while up[x] != x:
            path.append(x)
            x = up[x]
        p = 0
        for y in reversed(path):
            p ^= odd[y]
            odd[y] = p
            up[y] = x
        return x

    for i in range(2, 2 + 2 * m, 2):
        a, b = data[i], data[i + 1]
        ra, rb = find(a), find(b)
        if ra != rb:
            if size[ra] < size[rb]:
                ra, rb = rb, ra
            up[rb] = ra
            odd[rb] = odd[a] ^ odd[b] ^ 1
            size[ra] += size[rb]
            forest[a].append(b)
            forest[b].append(a)
        elif odd[a] == odd[b]:
            # the way from a to b in the forest is even, this pair closes it
            before = {a: 0}
            queue = deque([a])
            while b not in before:
                x = queue.popleft()
                for y in forest[x]:
                    if y not in before:
                        before[y] = x
                        queue.append(y)
            circle = []
            while b:
                circle.append(b)
                b = before[b]
            print("circle", len(circle), " ".join(map(str, circle)), sep="\n")
            return

    letters = []
    for x in range(1, n + 1):
        find(x)
        letters.append("AB"[odd[x]])
    print("teams")
    print("".join(letters))


main()
