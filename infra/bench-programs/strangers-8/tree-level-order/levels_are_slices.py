"""No tree is needed: a level has two tokens for each real node of the level above."""
import sys


def levels(tokens):
    pos, width = 0, 1
    while pos < len(tokens):
        real = [t for t in tokens[pos:pos + width] if t != "null"]
        yield " ".join(real)
        pos, width = pos + width, 2 * len(real)


for line in levels(sys.stdin.read().split()[1:]):
    print(line)
