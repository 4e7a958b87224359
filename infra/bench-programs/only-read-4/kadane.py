from functools import reduce

_ = input()
xs = list(map(int, input().split()))

def step(state, x):
    here, best = state
    here = max(here + x, x)
    return here, max(best, here)

print(reduce(step, xs[1:], (xs[0], xs[0]))[1])
