import sys

def coins(rows):
    return rows * (rows + 1) // 2

def main():
    n = int(sys.stdin.readline())
    lo, hi = 0, n + 1
    while hi - lo > 1:
        mid = (lo + hi) >> 1
        if coins(mid) <= n:
            lo = mid
        else:
            hi = mid
    print(lo)

main()
