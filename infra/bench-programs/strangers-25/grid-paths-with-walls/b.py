from itertools import accumulate
from sys import stdin

M = 10 ** 9 + 7
r, c = map(int, stdin.readline().split())
row = [1] + [0] * (c - 1)
for _ in range(r):
    line = stdin.readline()
    row = list(accumulate(
        zip(row, line),
        lambda left, cell: 0 if cell[1] == '#' else (left + cell[0]) % M,
        initial=0))[1:]
print(row[-1])
