import sys


def brent(f, x0):
    power = lam = 1
    slow, fast = x0, f[x0]
    while slow != fast:
        if fast == 0:
            return 0
        if power == lam:
            slow, power, lam = fast, power * 2, 0
        fast = f[fast]
        lam += 1
    if fast == 0:
        return 0
    a = b = x0
    for _ in range(lam):
        b = f[b]
    while a != b:
        a, b = f[a], f[b]
    return a


def main():
    n, start, *arrows = map(int, sys.stdin.buffer.read().split())
    print(brent([0] + arrows, start))


if __name__ == "__main__":
    main()
