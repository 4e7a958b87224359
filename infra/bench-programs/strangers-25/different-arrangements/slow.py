from itertools import permutations
input()
print(*sorted(set(map("".join, permutations(input().strip())))), sep="\n")
