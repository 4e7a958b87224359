import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    h = data[1:]
    # from the highest bar downwards: the part between the bars seen so far is flooded
    order = sorted(range(len(h)), key=h.__getitem__, reverse=True)
    lo = hi = order[0]
    area = h[lo]
    for i in order:
        if i < lo:
            area += h[i] * (lo - i)
            lo = i
        elif i > hi:
            area += h[i] * (i - hi)
            hi = i
    print(area - sum(h))


main()
