import sys
from string import ascii_lowercase as ABC


def neighbours(word):
    for i in range(len(word)):
        head, tail = word[:i], word[i + 1 :]
        for letter in ABC:
            yield head + letter + tail


def solve(begin, end, words):
    if end not in words:
        return 0
    words.discard(begin)
    words.discard(end)
    near, far = {begin}, {end}
    length = 1
    while near and far:
        length += 1
        if len(near) > len(far):
            near, far = far, near
        grown = set()
        for word in near:
            for other in neighbours(word):
                if other in far:
                    return length
                if other in words:
                    words.remove(other)
                    grown.add(other)
        near = grown
    return 0


begin, end, _, *listed = sys.stdin.read().split()
print(solve(begin, end, set(listed)))
