import sys


def solve(friend):
    """Number of children who get their own parcel back after passing it on and on."""
    n = len(friend)
    state = bytearray(n)          # 0 new, 1 on the present walk, 2 finished
    happy = 0
    for start in range(n):
        walk = []
        v = start
        while state[v] == 0:
            state[v] = 1
            walk.append(v)
            v = friend[v]
        if state[v] == 1:
            # v closes a new ring: count it
            u = friend[v]
            happy += 1
            while u != v:
                happy += 1
                u = friend[u]
        for u in walk:
            state[u] = 2
    return happy


def main():
    rows = iter(sys.stdin)
    for _ in range(int(next(rows))):
        next(rows)                # the count; the list itself tells
        print(solve([int(x) - 1 for x in next(rows).split()]))


main()
