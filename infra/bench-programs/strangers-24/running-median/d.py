"""Run the day backwards: start with all offers in order and take them away one by one."""
import sys


def main():
    n, *offers = map(int, sys.stdin.buffer.read().split())
    order = sorted(range(n), key=offers.__getitem__)
    nxt = [0] * (n + 2)
    prv = [0] * (n + 2)
    ends = [n] + order + [n + 1]
    for a, b in zip(ends, ends[1:]):
        nxt[a] = b
        prv[b] = a
    place = [0] * n
    for p, i in enumerate(order):
        place[i] = p

    mid = order[(n - 1) // 2]
    total = 0
    for last in range(n - 1, -1, -1):
        total += offers[mid]
        if last == 0:
            break
        if last % 2:                      # an even number of offers is on the table
            if place[last] <= place[mid]:
                mid = nxt[mid]
        elif place[last] >= place[mid]:
            mid = prv[mid]
        a, b = prv[last], nxt[last]
        nxt[a] = b
        prv[b] = a
    print(total)


main()
