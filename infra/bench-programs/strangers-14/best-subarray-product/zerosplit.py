from itertools import groupby
from math import prod

input()
factors = [int(w) for w in input().split()]


def best_without_zero(seg):
    total = prod(seg)
    if total > 0 or len(seg) == 1:
        return total
    # odd number of negatives: cut off at the first or at the last one
    negatives = [i for i, v in enumerate(seg) if v < 0]
    a, b = negatives[0], negatives[-1]
    choices = []
    if a + 1 < len(seg):
        choices.append(prod(seg[a + 1:]))
    if b > 0:
        choices.append(prod(seg[:b]))
    return max(choices)


answers = []
for is_zero, grp in groupby(factors, key=lambda v: v == 0):
    answers.append(0 if is_zero else best_without_zero(list(grp)))
print(max(answers))
