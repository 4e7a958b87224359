import sys
from array import array


def main() -> None:
    _, start, *rest = map(int, sys.stdin.buffer.read().split())
    f = array("i", [0])
    f.extend(rest)

    # Brent: the tortoise teleports to the hare at powers of two
    power = lam = 1
    tortoise, hare = start, f[start]
    while tortoise != hare:
        if power == lam:
            tortoise = hare
            power *= 2
            lam = 0
        hare = f[hare]
        lam += 1

    tortoise = hare = start
    for _ in range(lam):
        hare = f[hare]
    while tortoise != hare:
        tortoise, hare = f[tortoise], f[hare]
    print(hare)


main()
