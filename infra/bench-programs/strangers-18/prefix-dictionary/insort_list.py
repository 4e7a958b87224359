import sys
from bisect import bisect_left

words = []          # sorted


def add(w):
    i = bisect_left(words, w)
    if i == len(words) or words[i] != w:
        words.insert(i, w)


def has(w):
    i = bisect_left(words, w)
    return words[i:i + 1] == [w]


def prefix(w):
    i = bisect_left(words, w)
    return i < len(words) and words[i].startswith(w)


ops = {"add": add, "has": has, "prefix": prefix}
next(sys.stdin)
for line in sys.stdin:
    name, w = line.split()
    answer = ops[name](w)
    if answer is not None:
        print(str(answer).lower())
