from itertools import permutations

n = int(input())
like = [tuple(map(int, input().split())) for _ in range(n)]

def joy(order):
    return sum(like[a][b] + like[b][a] for a, b in zip(order, order[1:]))

best = max(permutations(range(n)), key=joy)
print(joy(best), *[p + 1 for p in best])
