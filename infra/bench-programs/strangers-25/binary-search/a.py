import sys
from bisect import bisect_left


def main():
    data = sys.stdin.buffer.read().split()
    n, q = int(data[0]), int(data[1])
    arr = list(map(int, data[2:2 + n]))
    out = []
    for t in map(int, data[2 + n:2 + n + q]):
        i = bisect_left(arr, t)
        out.append(i if i < n and arr[i] == t else -1)
    print(*out, sep='\n')


main()
