import sys


def levels(tokens):
    start, size = 0, 1
    while start < len(tokens):
        row = [t for t in tokens[start:start + size] if t != "null"]
        yield row
        start += size
        size = 2 * len(row)


_, *tokens = sys.stdin.read().split()
sys.stdout.writelines(" ".join(row) + "\n" for row in levels(tokens))
