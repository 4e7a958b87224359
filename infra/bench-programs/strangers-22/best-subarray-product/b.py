from itertools import accumulate

input()
f = [*map(int, input().split())]
run = lambda row: max(accumulate(row, lambda p, x: p * x if p else x))
print(max(run(f), run(f[::-1])))
