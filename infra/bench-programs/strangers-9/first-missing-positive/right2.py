import sys
from itertools import groupby


def main():
    data = sys.stdin.buffer.read().split()
    a = sorted(int(x) for x in data[1:])
    want = 1
    for value, _ in groupby(a):
        if value < want:
            continue
        if value > want:
            break
        want += 1
    print(want)


main()
