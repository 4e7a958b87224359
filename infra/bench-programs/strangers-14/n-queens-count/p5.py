from itertools import permutations

n = int(input())
total = 0
for queens in permutations(range(n)):
    # rows and columns differ anyway, so only the diagonals matter
    up = set(queens[i] + i for i in range(n))
    down = set(queens[i] - i for i in range(n))
    if len(up) == n and len(down) == n:
        total += 1
print(total)
