# Cut off leaves until only the circle is left.
# trick: for every farm keep the xor of the numbers of its roads,
# so that a farm with degree one knows its only road.
import sys

def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n = data[0]
    ends = data[1:]
    deg = [0] * (n + 1)
    xr = [0] * (n + 1)
    for i in range(n):
        for v in (ends[2 * i], ends[2 * i + 1]):
            deg[v] += 1
            xr[v] ^= i
    alive = [True] * n
    leaves = [v for v in range(1, n + 1) if deg[v] == 1]
    while leaves:
        v = leaves.pop()
        if deg[v] != 1:
            continue
        e = xr[v]
        alive[e] = False
        other = ends[2 * e] ^ ends[2 * e + 1] ^ v
        deg[v] = 0
        deg[other] -= 1
        xr[other] ^= e
        if deg[other] == 1:
            leaves.append(other)
    for i in range(n - 1, -1, -1):
        if alive[i]:
            print(i + 1)
            return

main()
