def main():
    n = int(input())
    bars = [int(w) for w in input().split()]
    tallest_first = sorted(range(n), key=bars.__getitem__, reverse=True)
    lo = hi = tallest_first[0]
    filled = bars[lo]
    for i in tallest_first:
        if i < lo:
            filled += (lo - i) * bars[i]
            lo = i
        elif i > hi:
            filled += (i - hi) * bars[i]
            hi = i
    print(filled - sum(bars))

main()
