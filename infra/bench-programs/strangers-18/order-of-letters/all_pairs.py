from itertools import combinations

words = [input().strip() for _ in range(int(input()))]
letters = sorted(set("".join(words)))
earlier = {c: set() for c in letters}

possible = True
for first, second in combinations(words, 2):
    i = 0
    while i < len(first) and i < len(second) and first[i] == second[i]:
        i += 1
    if i == len(first):
        continue
    if i == len(second):
        possible = False
        break
    earlier[second[i]].add(first[i])

result = ""
while possible and len(result) < len(letters):
    for c in letters:
        if c not in result and all(e in result for e in earlier[c]):
            result += c
            break
    else:
        possible = False

print(result if possible else "impossible")
