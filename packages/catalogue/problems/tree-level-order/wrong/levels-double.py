import sys

_, *tokens = sys.stdin.read().split()
width = 1
while tokens:
    print(*(token for token in tokens[:width] if token != "null"))
    tokens = tokens[width:]
    width *= 2
