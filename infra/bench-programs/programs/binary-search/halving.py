import sys

def find(a, x):
    lo, hi = 0, len(a) - 1
    while lo <= hi:
        mid = (lo + hi) // 2
        if a[mid] == x:
            return mid
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid - 1
    return -1

lines = sys.stdin.read().split("\n")
a = list(map(int, lines[1].split()))
print("\n".join(str(find(a, int(x))) for x in lines[2].split()))
