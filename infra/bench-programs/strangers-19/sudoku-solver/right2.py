import sys

ROWS = [[9 * i + j for j in range(9)] for i in range(9)]
COLS = [[9 * i + j for i in range(9)] for j in range(9)]
BOXES = [[9 * (3 * a + i) + 3 * b + j for i in range(3) for j in range(3)] for a in range(3) for b in range(3)]
UNITS = ROWS + COLS + BOXES
units = [[u for u in UNITS if s in u] for s in range(81)]
peers = [set(sum(units[s], [])) - {s} for s in range(81)]


def assign(values, s, d):
    for d2 in values[s].replace(d, ''):
        if not eliminate(values, s, d2):
            return False
    return True


def eliminate(values, s, d):
    if d not in values[s]:
        return True
    values[s] = values[s].replace(d, '')
    if not values[s]:
        return False
    if len(values[s]) == 1:
        d2 = values[s]
        for p in peers[s]:
            if not eliminate(values, p, d2):
                return False
    for u in units[s]:
        places = [p for p in u if d in values[p]]
        if not places:
            return False
        if len(places) == 1 and not assign(values, places[0], d):
            return False
    return True


def search(values):
    open_squares = [(len(values[s]), s) for s in range(81) if len(values[s]) > 1]
    if not open_squares:
        return values
    _, s = min(open_squares)
    for d in values[s]:
        copy = values[:]
        if assign(copy, s, d):
            res = search(copy)
            if res:
                return res
    return None


def main():
    tok = sys.stdin.read().split()
    for q in range(int(tok[0])):
        text = ''.join(tok[1 + 9 * q:10 + 9 * q])
        values = ['123456789'] * 81
        for s, ch in enumerate(text):
            if ch != '.':
                assign(values, s, ch)
        values = search(values)
        for i in range(9):
            print(''.join(values[9 * i:9 * i + 9]))


main()
