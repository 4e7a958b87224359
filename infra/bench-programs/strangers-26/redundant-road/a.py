import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n = data[0]
    a = [0] + data[1::2]
    b = [0] + data[2::2]
    degree = [0] * (n + 1)
    key = [0] * (n + 1)
    for i in range(1, n + 1):
        x = a[i]
        y = b[i]
        degree[x] += 1
        degree[y] += 1
        key[x] ^= i
        key[y] ^= i
    gone = bytearray(n + 1)
    for v in range(1, n + 1):
        while degree[v] == 1:
            e = key[v]
            gone[e] = 1
            degree[v] = 0
            v ^= a[e] ^ b[e]
            degree[v] -= 1
            key[v] ^= e
    print(gone.rfind(0))


main()
