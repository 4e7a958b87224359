import sys
from itertools import accumulate

def main():
    n, k, *a = map(int, sys.stdin.buffer.read().split())
    pre, suf = [], []
    for b in range(0, n, k):
        block = a[b:b + k]
        pre += accumulate(block, max)
        block.reverse()
        back = list(accumulate(block, max))
        back.reverse()
        suf += back
    sys.stdout.write(" ".join(map(str, map(max, suf, pre[k - 1:]))))

main()
