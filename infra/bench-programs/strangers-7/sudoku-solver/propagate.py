ROWS, COLS, DIGITS = "ABCDEFGHI", "123456789", "123456789"
cross = lambda A, B: [a + b for a in A for b in B]
SQUARES = cross(ROWS, COLS)
UNITS = ([cross(ROWS, c) for c in COLS] + [cross(r, COLS) for r in ROWS]
         + [cross(rs, cs) for rs in ("ABC", "DEF", "GHI") for cs in ("123", "456", "789")])
units = {s: [u for u in UNITS if s in u] for s in SQUARES}
peers = {s: set(sum(units[s], [])) - {s} for s in SQUARES}


def assign(values, s, d):
    others = values[s].replace(d, "")
    return values if all(eliminate(values, s, x) for x in others) else None


def eliminate(values, s, d):
    if d not in values[s]:
        return values
    values[s] = values[s].replace(d, "")
    if not values[s]:
        return None
    if len(values[s]) == 1:
        if not all(eliminate(values, p, values[s]) for p in peers[s]):
            return None
    for u in units[s]:
        places = [q for q in u if d in values[q]]
        if not places or (len(places) == 1 and not assign(values, places[0], d)):
            return None
    return values


def search(values):
    if values is None:
        return None
    unsure = [s for s in SQUARES if len(values[s]) > 1]
    if not unsure:
        return values
    s = min(unsure, key=lambda q: len(values[q]))
    return next(filter(None, (search(assign(values.copy(), s, d)) for d in values[s])), None)


for _ in range(int(input())):
    signs = "".join(input().strip() for _ in range(9))
    values = dict.fromkeys(SQUARES, DIGITS)
    for s, sign in zip(SQUARES, signs):
        if sign != ".":
            assign(values, s, sign)
    values = search(values)
    for r in ROWS:
        print("".join(values[r + c] for c in COLS))
