from itertools import accumulate, chain

step = lambda p, x: (p or 1) * x
input()
xs = [*map(int, input().split())]
print(max(chain(accumulate(xs, step), accumulate(xs[::-1], step))))
