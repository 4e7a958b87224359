import sys

sys.setrecursionlimit(10000)

ROWS = [[9 * r + c for c in range(9)] for r in range(9)]
COLS = [list(col) for col in zip(*ROWS)]
BOXES = [[9 * (r + i) + c + j for i in range(3) for j in range(3)] for r in (0, 3, 6) for c in (0, 3, 6)]
UNITS = [[u for u in ROWS + COLS + BOXES if s in u] for s in range(81)]
PEERS = [sorted({p for u in UNITS[s] for p in u} - {s}) for s in range(81)]


def fix(cand, s, bit):
    rest = cand[s] & ~bit
    while rest:
        low = rest & -rest
        if not drop(cand, s, low):
            return False
        rest ^= low
    return True


def drop(cand, s, bit):
    if not cand[s] & bit:
        return True
    cand[s] ^= bit
    left = cand[s]
    if not left:
        return False
    if not left & (left - 1):
        for p in PEERS[s]:
            if cand[p] & left and not drop(cand, p, left):
                return False
    for unit in UNITS[s]:
        places = [q for q in unit if cand[q] & bit]
        if not places:
            return False
        if len(places) == 1 and not fix(cand, places[0], bit):
            return False
    return True


def search(cand):
    fewest, where = 10, -1
    for s in range(81):
        c = bin(cand[s]).count("1")
        if 1 < c < fewest:
            fewest, where = c, s
    if where < 0:
        return cand
    bits = cand[where]
    while bits:
        bit = bits & -bits
        bits ^= bit
        copy = cand[:]
        if fix(copy, where, bit):
            done = search(copy)
            if done:
                return done
    return None


def solve(signs):
    cand = [511] * 81
    for s, sign in enumerate(signs):
        if sign != ".":
            fix(cand, s, 1 << (int(sign) - 1))
    return "".join(str(v.bit_length()) for v in search(cand))


for _ in range(int(input())):
    answer = solve("".join(input().strip() for _ in range(9)))
    for r in range(9):
        print(answer[9 * r:9 * r + 9])
