from itertools import combinations

input()
plates = list(enumerate(map(int, input().split())))
print(max((j - i) * min(x, y) for (i, x), (j, y) in combinations(plates, 2)))
