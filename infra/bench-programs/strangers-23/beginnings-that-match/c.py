import sys


def main():
    word, pattern = sys.stdin.read().split()
    n = len(word)

    def fits(part, at):
        if at + len(part) > n:
            return False
        return all(a == '?' or a == b for a, b in zip(part, word[at:at + len(part)]))

    first, *rest = pattern.split('*')
    if not fits(first, 0):
        return 0
    if not rest:
        return 1
    *middle, last = rest
    at = len(first)
    for part in middle:
        while not fits(part, at):
            at += 1
            if at + len(part) > n:
                return 0
        at += len(part)
    return sum(fits(last, s) for s in range(at, n - len(last) + 1))


print(main())
