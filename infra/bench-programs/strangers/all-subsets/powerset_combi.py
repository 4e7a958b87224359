from itertools import chain, combinations
n = int(input())
xs = input().split()
for pick in chain.from_iterable(combinations(xs, k) for k in range(n + 1)):
    print(' '.join(pick) or '-')
