import sys
from heapq import heappush, heapreplace


def nearest(k, ship, boats):
    sx, sy = ship
    heap = []  # the farthest boat of the chosen ones on top
    for number, (x, y) in enumerate(boats, start=1):
        d = (x - sx) ** 2 + (y - sy) ** 2
        if len(heap) < k:
            heappush(heap, (-d, number))
        elif d < -heap[0][0]:
            heapreplace(heap, (-d, number))
    return [number for _, number in sorted((-far, number) for far, number in heap)]


def main():
    rows = [tuple(map(int, line.split())) for line in sys.stdin if line.strip()]
    (_, k), ship, *boats = rows
    print(*nearest(k, ship, boats))


main()
