import sys
from itertools import combinations

words = sys.stdin.read().split()[1:]
letters = sorted(set(''.join(words)))
smaller = {c: set() for c in letters}      # letters that must come earlier


def compare_all():
    for first, second in combinations(words, 2):
        for x, y in zip(first, second):
            if x != y:
                smaller[y].add(x)
                break
        else:
            if len(first) > len(second):
                return False
    return True


result = ''
if compare_all():
    while len(result) < len(letters):
        for c in letters:
            if c not in result and all(x in result for x in smaller[c]):
                result += c
                break
        else:
            result = ''
            break
print(result or 'impossible')
