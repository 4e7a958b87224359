import sys


def main():
    word, pattern = sys.stdin.read().split()
    n = len(word)
    full = (1 << (n + 1)) - 1
    backwards = word[::-1]
    where = {c: int("".join("1" if x == c else "0" for x in backwards), 2)
             for c in set(word)}
    alive = 1
    for p in pattern:
        if not alive:
            break
        if p == "*":
            lowest = alive & -alive
            alive = full & ~(lowest - 1)
        elif p == "?":
            alive = (alive << 1) & full
        else:
            alive = (alive & where.get(p, 0)) << 1
    print(bin(alive).count("1"))


main()
