import sys

# One big number holds all 26 counters, 20 bits each: 200 000 < 2 ** 20, so they never spill.
DIGIT = {chr(97 + i): 1 << 20 * i for i in range(26)}


def signature(word):
    return sum(map(DIGIT.__getitem__, word))


s, t = sys.stdin.read().split()
print(str(signature(s) == signature(t)).lower())
