import sys


def pairs(p, k):
    """sorts p and returns (sorted p, number of i < j with p[j] - p[i] = k)"""
    if len(p) == 1:
        return p, 0
    h = len(p) // 2
    a, x = pairs(p[:h], k)
    b, y = pairs(p[h:], k)
    found = x + y
    i = 0
    n = len(a)
    last, same = None, 0
    for v in b:
        if v != last:
            want = v - k
            while i < n and a[i] < want:
                i += 1
            same = 0
            while i < n and a[i] == want:
                i += 1
                same += 1
            last = v
        found += same
    return sorted(a + b), found        # two runs: timsort merges them


n, k, *book = map(int, sys.stdin.buffer.read().split())
prefix = [0]
for x in book:
    prefix.append(prefix[-1] + x)
print(pairs(prefix, k)[1])
