from itertools import count
from sys import stdin

n, amount, *coins = map(int, stdin.read().split())

wave, known = {0}, {0}
for coins_used in count():
    if amount in wave:
        print(coins_used)
        break
    if not wave:
        print(-1)
        break
    # everything that one coin more makes for the first time
    wave = {s + c for c in coins for s in wave if s + c <= amount} - known
    known |= wave
