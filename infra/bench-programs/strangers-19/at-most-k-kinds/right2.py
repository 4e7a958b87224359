import sys

def ranks(a):
    r = [0] * len(a)
    prev, cur = None, -1
    for i in sorted(range(len(a)), key=a.__getitem__):
        if a[i] != prev:
            prev = a[i]
            cur += 1
        r[i] = cur
    return r, cur + 1

def main():
    n, k, *a = map(int, sys.stdin.buffer.read().split())
    a, kinds = ranks(a)
    cnt = [0] * kinds
    used = lo = 0
    lens = []
    for i, x in enumerate(a):
        if not cnt[x]:
            used += 1
        cnt[x] += 1
        while used > k:
            y = a[lo]
            lo += 1
            cnt[y] -= 1
            if not cnt[y]:
                used -= 1
        lens.append(i - lo + 1)
    m = max(lens)
    print(m, lens.count(m))

main()
