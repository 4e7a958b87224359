import heapq
import sys


def boats(lines, sx, sy):
    for number, line in enumerate(lines, 1):
        x, y = line.split()
        yield (int(x) - sx) ** 2 + (int(y) - sy) ** 2, number


def main():
    inp = sys.stdin
    n, k = map(int, inp.readline().split())
    sx, sy = map(int, inp.readline().split())
    lines = (inp.readline() for _ in range(n))
    chosen = heapq.nsmallest(k, boats(lines, sx, sy))
    print(" ".join(str(number) for _, number in chosen))


main()
