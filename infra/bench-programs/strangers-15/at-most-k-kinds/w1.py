import sys
from collections import defaultdict


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, k = data[0], data[1]
    trees = data[2:2 + n]
    inside = defaultdict(int)
    left = 0
    best = 0
    ways = 0
    for right in range(n):
        kind = trees[right]
        if kind not in inside and len(inside) == k:
            # the stretch [left, right) cannot grow any more
            length = right - left
            if length > best:
                best = length
                ways = 1
            elif length == best:
                ways += 1
            while len(inside) == k:
                gone = trees[left]
                inside[gone] -= 1
                if inside[gone] == 0:
                    del inside[gone]
                left += 1
        inside[kind] += 1
    length = n - left
    if length > best:
        best = length
        ways = 1
    print(best, ways)


main()
