from itertools import permutations

n = int(input())
print(sum(
    len({c + r for r, c in enumerate(p)}) == n == len({c - r for r, c in enumerate(p)})
    for p in permutations(range(n))
))
