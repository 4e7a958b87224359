import sys
sys.setrecursionlimit(5000)

rows, cols = map(int, input().split())
hall = [input() for _ in range(rows)]


def count(y, x):
    if y == rows or x == cols or hall[y][x] == '#':
        return 0
    if y == rows - 1 and x == cols - 1:
        return 1
    return (count(y + 1, x) + count(y, x + 1)) % 1000000007


print(count(0, 0))
