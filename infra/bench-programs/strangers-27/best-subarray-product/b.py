from itertools import accumulate, chain

input()
f = [int(w) for w in input().split()]
step = lambda p, x: (p or 1) * x
print(max(chain(accumulate(f, step), accumulate(reversed(f), step))))
