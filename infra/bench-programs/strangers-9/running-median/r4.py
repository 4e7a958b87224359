import sys


def main():
    n, *a = map(int, sys.stdin.buffer.read().split())
    order = sorted(range(n), key=a.__getitem__)
    # a doubly linked list of all offers in sorted order; it is taken apart from the last offer to the first
    left = [0] * (n + 2)
    right = [0] * (n + 2)
    place = [0] * n
    for spot, i in enumerate(order, 1):
        place[i] = spot
    for spot in range(n + 2):
        left[spot] = spot - 1
        right[spot] = spot + 1
    middle = (n + 1) // 2
    total = 0
    for size in range(n, 0, -1):
        total += a[order[middle - 1]]
        p = place[size - 1]
        if size % 2:
            if p >= middle:
                middle = left[middle]
        elif p <= middle:
            middle = right[middle]
        l, r = left[p], right[p]
        right[l] = r
        left[r] = l
    print(total)


main()
