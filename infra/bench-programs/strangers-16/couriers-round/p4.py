# Level by level: after s parcels, which sets of places can be done and where does the courier stand?
import sys


def grow(level, streets):
    nxt = {}
    for (done, here), time in level.items():
        for there, ride in streets[here]:
            bit = 1 << there
            if done & bit:
                continue
            key = (done | bit, there)
            new = time + ride
            old = nxt.get(key)
            if old is None or new < old:
                nxt[key] = new
    return nxt


def main():
    data = sys.stdin.read().split()
    n = int(data[0])
    rows = [list(map(int, data[1 + i * n : 1 + i * n + n])) for i in range(n)]
    if n == 1:
        return "0"
    streets = [[(j, w) for j, w in enumerate(row) if w >= 0 and j not in (0, i)] for i, row in enumerate(rows)]
    level = {(0, 0): 0}
    for _ in range(n - 1):
        level = grow(level, streets)
    rounds = [time + rows[here][0] for (_, here), time in level.items() if rows[here][0] >= 0]
    return str(min(rounds)) if rounds else "none"


print(main())
