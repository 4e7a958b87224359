import sys


def main():
    tokens = iter(sys.stdin.buffer.read().split())
    n, k = int(next(tokens)), int(next(tokens))
    trees = list(map(int, tokens))[:n]
    have = {}
    left = best = ways = 0
    for right, kind in enumerate(trees):
        have[kind] = have.get(kind, 0) + 1
        if len(have) > k:
            gone = trees[left]
            left += 1
            if have[gone] == 1:
                del have[gone]
            else:
                have[gone] -= 1
        if len(have) <= k:
            size = right - left + 1
            if size > best:
                best, ways = size, 1
            else:
                ways += 1
    print(best, ways)


main()
