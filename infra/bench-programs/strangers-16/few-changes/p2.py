import sys


def main():
    read = sys.stdin.readline
    n, m, k = map(int, read().split())
    start, goal = map(int, read().split())
    buses = {}
    for _ in range(m):
        a, b, price = map(int, read().split())
        buses.setdefault(a, []).append((b, price))
    cheapest = {start: 0}
    fresh = {start: 0}  # towns that became cheaper with the last bus
    for _ in range(k + 1):
        arrived = {}
        for town, paid in fresh.items():
            for b, price in buses.get(town, ()):
                total = paid + price
                if b in cheapest and cheapest[b] <= total:
                    continue
                if b in arrived and arrived[b] <= total:
                    continue
                arrived[b] = total
        if not arrived:
            break
        cheapest.update(arrived)
        fresh = arrived
    print(cheapest.get(goal, -1))


main()
