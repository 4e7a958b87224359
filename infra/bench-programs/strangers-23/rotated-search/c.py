import sys
from bisect import bisect_left


def main():
    read = sys.stdin.readline
    n, q = map(int, read().split())
    a = list(map(int, read().split()))
    turn = a.index(min(a))
    a = a[turn:] + a[:turn]
    for x in map(int, read().split()):
        i = bisect_left(a, x)
        if i < n and a[i] == x:
            print((i + turn) % n)
        else:
            print(-1)


main()
