import sys


def read():
    for line in sys.stdin:
        yield from line.split()


def main():
    it = read()
    n, k = int(next(it)), int(next(it))
    cnt = {}
    for x in it:
        cnt[x] = cnt.get(x, 0) + 1
    # bucket[f] = all values that occur exactly f times
    bucket = [[] for _ in range(n + 1)]
    for x, f in cnt.items():
        bucket[f].append(x)
    res = []
    f = n
    while len(res) < k:
        res += bucket[f]
        f -= 1
    print(*res[:k])


main()
