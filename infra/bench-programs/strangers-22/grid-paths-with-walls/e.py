from itertools import accumulate
r, c = map(int, input().split())
M = 10 ** 9 + 7
row = [1] + [0] * (c - 1)
for _ in range(r):
    row = list(accumulate(zip(row, input()),
                          lambda left, cell: (left + cell[0]) % M if cell[1] == '.' else 0,
                          initial=0))[1:]
print(row[-1])
