import sys

UNITS = (
    [[9 * r + c for c in range(9)] for r in range(9)]
    + [[9 * r + c for r in range(9)] for c in range(9)]
    + [[9 * (r + i) + c + j for i in range(3) for j in range(3)] for r in (0, 3, 6) for c in (0, 3, 6)]
)
OF = [[u for u in UNITS if s in u] for s in range(81)]
PEERS = [sorted(set(sum(OF[s], [])) - {s}) for s in range(81)]
SIZE = [bin(i).count("1") for i in range(512)]
BITS = [[1 << d for d in range(9) if i >> d & 1] for i in range(512)]


def assign(cand, s, bit):
    for other in BITS[cand[s] & ~bit]:
        if not eliminate(cand, s, other):
            return False
    return True


def eliminate(cand, s, bit):
    if not cand[s] & bit:
        return True
    cand[s] &= ~bit
    left = cand[s]
    if not left:
        return False
    if SIZE[left] == 1:
        for p in PEERS[s]:
            if cand[p] & left and not eliminate(cand, p, left):
                return False
    for unit in OF[s]:
        place = -1
        for u in unit:
            if cand[u] & bit:
                if place >= 0:
                    break
                place = u
        else:
            if place < 0:
                return False
            if SIZE[cand[place]] > 1 and not assign(cand, place, bit):
                return False
    return True


def search(cand):
    best, where = 10, -1
    for s, c in enumerate(cand):
        if 1 < SIZE[c] < best:
            best, where = SIZE[c], s
            if best == 2:
                break
    if where < 0:
        return cand
    for bit in BITS[cand[where]]:
        copy = cand[:]
        if assign(copy, where, bit):
            found = search(copy)
            if found:
                return found
    return None


def main():
    t, *rows = sys.stdin.read().split()
    for k in range(int(t)):
        grid = "".join(rows[9 * k:9 * k + 9])
        cand = [511] * 81
        for s, ch in enumerate(grid):
            if ch != ".":
                assign(cand, s, 1 << int(ch) - 1)
        digits = "".join(str(c.bit_length()) for c in search(cand))
        for r in range(0, 81, 9):
            print(digits[r:r + 9])


main()
