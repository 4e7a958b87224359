import sys


def main():
    it = iter(map(int, sys.stdin.read().split()))
    n, m = next(it), next(it)
    offers = sorted(zip(it, it, it), key=lambda o: o[2])
    group = {h: frozenset([h]) for h in range(1, n + 1)}
    total = 0
    for a, b, cost in offers:
        if b in group[a]:
            continue
        both = group[a] | group[b]
        for h in both:
            group[h] = both
        total += cost
    return total if len(group[1]) == n else -1


print(main())
