import sys

UNITS = [[9 * i + j for j in range(9)] for i in range(9)]
UNITS += [[9 * j + i for j in range(9)] for i in range(9)]
UNITS += [[27 * a + 3 * b + 9 * i + j for i in range(3) for j in range(3)]
          for a in range(3) for b in range(3)]
PEERS = [sorted({q for u in UNITS if s in u for q in u} - {s}) for s in range(81)]
SIZE = [bin(m).count('1') for m in range(512)]


def solve(can, todo):
    # can[s]: digits that are possible in s; todo: squares just fixed
    while True:
        while todo:
            s = todo.pop()
            bit = can[s]
            for q in PEERS[s]:
                c = can[q]
                if c & bit:
                    c ^= bit
                    if not c:
                        return None
                    can[q] = c
                    if not c & (c - 1):
                        todo.append(q)
        for u in UNITS:
            once = twice = fixed = 0
            for s in u:
                c = can[s]
                twice |= once & c
                once |= c
                if not c & (c - 1):
                    fixed |= c
            if once != 511:
                return None
            once &= ~(twice | fixed)
            if not once:
                continue
            for s in u:
                c = can[s] & once
                if c and c != can[s]:
                    if c & (c - 1):
                        return None
                    can[s] = c
                    todo.append(s)
        if not todo:
            break
    least, s = min((SIZE[c], s) if c & (c - 1) else (10, s) for s, c in enumerate(can))
    if least == 10:
        return can
    c = can[s]
    while c:
        bit = c & -c
        c ^= bit
        copy = can[:]
        copy[s] = bit
        done = solve(copy, [s])
        if done:
            return done
    return None


def main():
    data = sys.stdin.read().split()
    for k in range(int(data[0])):
        signs = ''.join(data[9 * k + 1:9 * k + 10])
        can = [511 if x == '.' else 1 << int(x) - 1 for x in signs]
        done = solve(can, [s for s in range(81) if signs[s] != '.'])
        text = ''.join(str(c.bit_length()) for c in done)
        for i in range(0, 81, 9):
            print(text[i:i + 9])


main()
