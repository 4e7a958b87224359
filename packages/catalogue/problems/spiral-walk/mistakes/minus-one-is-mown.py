import sys

rows, columns, *numbers = map(int, sys.stdin.read().split())
lawn = [numbers[row * columns:(row + 1) * columns] for row in range(rows)]
row, column = 0, 0
down, right = 0, 1
walk = []
for _ in range(rows * columns):
    walk.append(lawn[row][column])
    lawn[row][column] = -1
    ahead, beside = row + down, column + right
    if not (0 <= ahead < rows and 0 <= beside < columns) or lawn[ahead][beside] == -1:
        down, right = right, -down
        ahead, beside = row + down, column + right
    row, column = ahead, beside
print(*walk)
