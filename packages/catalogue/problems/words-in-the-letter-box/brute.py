"""Searches each word by itself."""

import sys

rows, columns, *rest = sys.stdin.read().split()
grid = rest[: int(rows)]
words = rest[int(rows) + 1 :]


def trace(word: str, path: list[tuple[int, int]]) -> bool:
    r, c = path[-1]
    if not (0 <= r < int(rows) and 0 <= c < int(columns)) or path.index((r, c)) < len(path) - 1:
        return False
    if grid[r][c] != word[len(path) - 1]:
        return False
    if len(path) == len(word):
        return True
    return any(trace(word, path + [place]) for place in [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)])


squares = [(r, c) for r in range(int(rows)) for c in range(int(columns))]
found = [word for word in sorted(words) if any(trace(word, [square]) for square in squares)]
print(len(found))
for word in found:
    print(word)
