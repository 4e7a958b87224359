import sys

tokens = iter(sys.stdin.read().split()[1:])
depth = 0
forks = 0
for root in tokens:
    forks = 1
    break

while forks:
    depth += 1
    below = 0
    for place, token in zip(range(2 * forks), tokens):
        below += token != "null"
    forks = below

print(depth)
