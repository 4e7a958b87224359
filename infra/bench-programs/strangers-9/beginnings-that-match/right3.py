import sys
from functools import reduce


def step(word, n):
    def advance(lengths, sign):
        if not lengths:
            return lengths
        if sign == "*":
            return set(range(min(lengths), n + 1))
        if sign == "?":
            return {i + 1 for i in lengths if i < n}
        return {i + 1 for i in lengths if i < n and word[i] == sign}

    return advance


word, pattern = sys.stdin.read().split()
print(len(reduce(step(word, len(word)), pattern, {0})))
