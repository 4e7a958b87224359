import sys
import random
from itertools import accumulate

# prefix hashes modulo a Mersenne prime, with a random base
P = (1 << 61) - 1
B = random.randrange(10**9, P)

text, figure = sys.stdin.buffer.read().split()
n, m = len(text), len(figure)
step = lambda h, c: (h * B + c) % P
goal = 0
for c in figure:
    goal = (goal * B + c) % P
power = pow(B, m, P)
prefix = list(accumulate(text, step, initial=0))
print(sum((prefix[i + m] - prefix[i] * power - goal) % P == 0 for i in range(n - m + 1)))
