import math
import sys
from collections import namedtuple
from operator import attrgetter

Boat = namedtuple("Boat", "way number")


def numbers():
    for line in sys.stdin:
        yield from map(int, line.split())


def main():
    feed = numbers()
    n = next(feed)
    k = next(feed)
    sx, sy = next(feed), next(feed)
    fleet = []
    for number in range(1, n + 1):
        x = next(feed) - sx
        y = next(feed) - sy
        fleet.append(Boat(math.sqrt(x * x + y * y), number))
    fleet.sort(key=attrgetter("way", "number"))
    print(*(boat.number for boat in fleet[:k]))


main()
