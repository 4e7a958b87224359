import sys

line = lambda: tuple(map(int, sys.stdin.readline().split()))
n, k = line()
ship = line()


class Boat:
    def __init__(self, number):
        x, y = line()
        self.key = ((x - ship[0]) ** 2 + (y - ship[1]) ** 2, number)


fleet = [Boat(i) for i in range(1, n + 1)]
sent = []
while len(sent) < k:
    boat = min(fleet, key=lambda b: b.key)
    fleet.remove(boat)
    sent.append(boat.key[1])
print(*sent)
