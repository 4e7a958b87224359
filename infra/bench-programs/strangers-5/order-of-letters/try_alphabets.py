import sys
from itertools import permutations, pairwise


def fits(alphabet, words):
    rank = {c: i for i, c in enumerate(alphabet)}
    coded = [[rank[c] for c in w] for w in words]
    return all(a <= b for a, b in pairwise(coded))


words = sys.stdin.read().split()[1:]
letters = sorted(set(''.join(words)))
print(next((''.join(p) for p in permutations(letters) if fits(p, words)), 'impossible'))
