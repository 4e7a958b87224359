"""Grow all beginnings letter by letter; (beginning, letters left in order)."""
import sys

lines = sys.stdin.read().split()
level = [('', ''.join(sorted(lines[1])))]
for _ in range(int(lines[0])):
    level = [(head + c, rest[:i] + rest[i + 1:])
             for head, rest in level
             for i, c in enumerate(rest)
             if i == 0 or rest[i - 1] != c]
print('\n'.join(head for head, _ in level))
