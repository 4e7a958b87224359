from itertools import permutations

n = int(input())
letters = input().strip()
words = set()
for p in permutations(letters):
    words.add("".join(p))
for w in sorted(words):
    print(w)
