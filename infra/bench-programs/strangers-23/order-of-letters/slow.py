import sys
from itertools import combinations


def rule(a, b):
    for x, y in zip(a, b):
        if x != y:
            return x, y
    return None if len(a) <= len(b) else ("", "")


def main():
    words = sys.stdin.read().split()[1:]
    rules = {rule(a, b) for a, b in combinations(words, 2)} - {None}
    if ("", "") in rules:
        return "impossible"
    letters = sorted(set("".join(words)))
    result = ""
    while letters:
        for c in letters:
            if not any(y == c for _, y in rules):
                break
        else:
            return "impossible"
        result += c
        letters.remove(c)
        rules = {r for r in rules if r[0] != c}
    return result


print(main())
