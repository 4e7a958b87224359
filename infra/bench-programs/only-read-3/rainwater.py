import sys


def main():
    data = sys.stdin.buffer.read().split()
    n = int(data[0])
    h = list(map(int, data[1:n + 1]))
    i, j = 0, n - 1
    lo = hi = water = 0
    while i <= j:
        if lo <= hi:
            if h[i] >= lo:
                lo = h[i]
            else:
                water += lo - h[i]
            i += 1
        else:
            if h[j] >= hi:
                hi = h[j]
            else:
                water += hi - h[j]
            j -= 1
    print(water)


main()
