import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n = data[0]
    A, B = data[1::2], data[2::2]
    deg = [0] * (n + 1)
    acc = [0] * (n + 1)          # xor of the numbers of the roads at a farm
    for e in range(n):
        for f in (A[e], B[e]):
            deg[f] += 1
            acc[f] ^= e
    stays = bytearray(b"\1") * n
    for leaf in range(1, n + 1):
        while deg[leaf] == 1:
            e = acc[leaf]
            stays[e] = 0
            deg[leaf] = 0
            leaf = A[e] ^ B[e] ^ leaf
            acc[leaf] ^= e
            deg[leaf] -= 1
    return stays.rindex(1) + 1   # the newest road of the circle


print(main())
