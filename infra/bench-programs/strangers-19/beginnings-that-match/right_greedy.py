import sys


def fits(word, piece, at):
    if at + len(piece) > len(word):
        return False
    for j, c in enumerate(piece):
        if c != '?' and c != word[at + j]:
            return False
    return True


def count(word, pattern):
    first, *others = pattern.split('*')
    if not fits(word, first, 0):
        return 0
    at = len(first)
    if not others:
        return 1
    *middle, last = others
    # every middle piece as early as possible
    for piece in middle:
        while at + len(piece) <= len(word) and not fits(word, piece, at):
            at += 1
        if at + len(piece) > len(word):
            return 0
        at += len(piece)
    # the last piece must end where the beginning ends
    return sum(fits(word, last, i) for i in range(at, len(word) - len(last) + 1))


word, pattern = sys.stdin.read().split()
print(count(word, pattern))
