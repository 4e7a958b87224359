import sys
from functools import lru_cache

rows, cols, *grid, word = sys.stdin.read().split()
rows, cols = int(rows), int(cols)
letters = ''.join(grid)


@lru_cache(None)
def around(p):
    y, x = divmod(p, cols)
    return [q for q, ok in ((p - cols, y > 0), (p + cols, y < rows - 1),
                            (p - 1, x > 0), (p + 1, x < cols - 1)) if ok]


def arms(p, text):
    """Masks of all ways that spell text, beginning beside p and not using p."""
    ways = {(p, 1 << p)}
    for ch in text:
        ways = {(q, mask | 1 << q) for end, mask in ways for q in around(end)
                if letters[q] == ch and not mask >> q & 1}
    return {mask & ~(1 << p) for _, mask in ways}


def traced():
    mid = len(word) // 2
    for p, ch in enumerate(letters):
        if ch == word[mid]:
            front = arms(p, word[:mid][::-1])
            if front:
                back = arms(p, word[mid + 1:])
                for f in front:
                    for b in back:
                        if f & b == 0:
                            return True
    return False


print('true' if traced() else 'false')
