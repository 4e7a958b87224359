import sys


def find(a, x):
    n = len(a)
    pos = 0
    jump = n // 2
    while jump >= 1:
        if pos + jump < n and a[pos + jump] <= x:
            pos += jump
        jump //= 2
    if a[pos] == x:
        return pos
    return -1


def main():
    data = sys.stdin.buffer.read().split()
    n, q = int(data[0]), int(data[1])
    a = list(map(int, data[2:2 + n]))
    out = []
    for tok in data[2 + n:2 + n + q]:
        out.append(find(a, int(tok)))
    print("\n".join(map(str, out)))


main()
