import sys


def borders(p):
    border = [0] * len(p)
    j = 0
    for i in range(1, len(p)):
        while j > 0 and p[i] != p[j]:
            j = border[j - 1]
        if p[i] == p[j]:
            j += 1
        border[i] = j
    return border


def solve(text, p):
    border = borders(p)
    count = 0
    j = 0
    for c in text:
        if j > 0 and c != p[j]:
            j = border[j - 1]
        if c == p[j]:
            j += 1
        if j == len(p):
            count += 1
            j = border[j - 1]
    return count


text, pattern = sys.stdin.read().split()
print(solve(text, pattern))
