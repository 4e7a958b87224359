import sys
from collections import Counter


def main():
    flags = sys.stdin.read().strip()
    goal = sorted(flags, key="rwb".index)
    pairs = Counter(zip(flags, goal))
    swaps = 0
    for a, b in ("rw", "rb", "wb"):
        direct = min(pairs[a, b], pairs[b, a])
        swaps += direct
        pairs[a, b] -= direct
        pairs[b, a] -= direct
    wrong = sum(c for (a, b), c in pairs.items() if a != b)
    print(swaps + wrong // 3 * 2)


main()
