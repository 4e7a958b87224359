import sys
from itertools import accumulate


def main():
    rd = sys.stdin.buffer.readline
    n, q = map(int, rd().split())
    p = [0, *accumulate(map(int, rd().split()))]
    out = []
    for _ in range(q):
        l, r = map(int, rd().split())
        out.append(p[r] - p[l - 1])
    sys.stdout.write("\n".join(map(str, out)) + "\n")


main()
