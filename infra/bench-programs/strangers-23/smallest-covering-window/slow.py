import sys


def counts(word):
    table = {}
    for c in word:
        table[c] = table.get(c, 0) + 1
    return table


def solve(s, t):
    wanted = counts(t)
    best = None
    for start in range(len(s)):
        rest = dict(wanted)
        for end in range(start, len(s)):
            c = s[end]
            if c in rest:
                rest[c] -= 1
                if rest[c] == 0:
                    del rest[c]
            if not rest:
                if best is None or end - start + 1 < len(best):
                    best = s[start:end + 1]
                break
    return best if best is not None else 'none'


lines = sys.stdin.read().split()
print(solve(lines[0], lines[1]))
