import sys

n, room, *arrow = map(int, sys.stdin.read().split())
# sink the arrow of each room that was entered: -1 means "has been here"
while room > 0:
    to = arrow[room - 1]
    if to == -1:
        break
    arrow[room - 1] = -1
    room = to
print(room)
