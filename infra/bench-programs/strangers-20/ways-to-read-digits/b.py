from functools import reduce

M = 10 ** 9 + 7
LETTERS = {str(i) for i in range(1, 27)}
s = input().strip()


def step(state, pair):
    a, b = state                   # ways without and with the last digit
    x, y = pair
    return b, ((b if y in LETTERS else 0) + (a if x + y in LETTERS else 0)) % M


print(reduce(step, zip('0' + s, s), (0, 1))[1])
