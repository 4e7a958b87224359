"""Collects all subsequences of the shorter string and takes the longest that the other one contains."""

import sys
from functools import lru_cache


def contains(text: str, wanted: str) -> bool:
    letters = iter(text)
    return all(letter in letters for letter in wanted)


@lru_cache(maxsize=None)
def longest(s: str, t: str) -> int:
    if not s or not t:
        return 0
    # The first letter of s stays unused, or it is matched with its first occurrence in t.
    best = longest(s[1:], t)
    at = t.find(s[0])
    return best if at == -1 else max(best, 1 + longest(s[1:], t[at + 1 :]))


first, second = sorted(sys.stdin.read().split(), key=len)
if len(first) <= 10:
    subsequences = {""}
    for letter in first:
        subsequences |= {known + letter for known in subsequences}
    print(max(len(wanted) for wanted in subsequences if contains(second, wanted)))
else:
    sys.setrecursionlimit(10000)
    print(longest(first, second))
