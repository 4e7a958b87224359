import sys
sys.setrecursionlimit(20000)

word = input().strip()
pattern = input().strip()
n, m = len(word), len(pattern)
seen = [bytearray(n + 1) for _ in range(m + 1)]


def visit(i, j):
    """i letters and j signs are used up"""
    if seen[j][i]:
        return
    seen[j][i] = 1
    if j == m:
        return
    c = pattern[j]
    if c == "*":
        visit(i, j + 1)
        if i < n:
            visit(i + 1, j)
    elif i < n and (c == "?" or c == word[i]):
        visit(i + 1, j + 1)


visit(0, 0)
print(sum(seen[m]))
