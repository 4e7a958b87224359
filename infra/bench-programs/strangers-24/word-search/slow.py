import itertools

r, c = map(int, input().split())
grid = [input().strip() for _ in range(r)]
word = input().strip()

places = [[(y, x) for y in range(r) for x in range(c) if grid[y][x] == ch] for ch in word]

def is_path(squares):
    if len(set(squares)) < len(squares):
        return False
    return all(abs(a - p) + abs(b - q) == 1 for (a, b), (p, q) in zip(squares, squares[1:]))

print(str(any(map(is_path, itertools.product(*places)))).lower())
