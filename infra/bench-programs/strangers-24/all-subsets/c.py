from itertools import chain, combinations

n = int(input())
menu = input().split()
for pick in chain.from_iterable(combinations(menu, k) for k in range(n + 1)):
    print(*pick or '-')
