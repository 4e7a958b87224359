from itertools import permutations
_, tiles = input(), input().strip()
print(*sorted({''.join(p) for p in permutations(tiles)}), sep='\n')
