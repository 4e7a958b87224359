import sys

s = sys.stdin.read().strip()
r, w = s.count("r"), s.count("w")
red, white, blue = s[:r], s[r:r + w], s[r + w:]
total = 0
cycles = 0
for zone, letter, other, back in ((red, "w", white, "r"), (red, "b", blue, "r"), (white, "b", blue, "w")):
    a, b = zone.count(letter), other.count(back)
    total += min(a, b)          # exchanged with each other: both hang right
    cycles = abs(a - b)         # what remains goes round in threes
print(total + 2 * cycles)
