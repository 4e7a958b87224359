"""Writes down all rooms in the order in which they are entered."""

import sys

n, start, *arrows = map(int, sys.stdin.read().split())
entered = []
room = start
while room != 0 and room not in entered:
    entered.append(room)
    room = arrows[room - 1]
print(room)
