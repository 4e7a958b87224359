import sys

ALL = (1 << 81) - 1
UNITS = []
for i in range(9):
    UNITS.append(sum(1 << (9 * i + j) for j in range(9)))
    UNITS.append(sum(1 << (9 * j + i) for j in range(9)))
    UNITS.append(sum(1 << (27 * (i // 3) + 3 * (i % 3) + 9 * (j // 3) + j % 3) for j in range(9)))
FREE = []                      # squares that a digit in this square leaves alone
for cell in range(81):
    bit = 1 << cell
    mask = 0
    for unit in UNITS:
        if unit & bit:
            mask |= unit
    FREE.append(ALL ^ mask | bit)
DIGITS = range(9)


def place(boards, bit, d):
    """boards[d] has a one for each square that may hold the digit d."""
    for k in DIGITS:
        if k != d and boards[k] & bit:
            boards[k] ^= bit
    boards[d] &= FREE[bit.bit_length() - 1]


def search(boards, done):
    while True:
        once = twice = thrice = 0
        for b in boards:
            thrice |= twice & b
            twice |= once & b
            once |= b
        if once != ALL:
            return None
        if done == ALL:
            return boards
        singles = once & ~twice & ~done
        if singles:
            while singles:
                bit = singles & -singles
                singles ^= bit
                for d in DIGITS:
                    if boards[d] & bit:
                        break
                else:
                    return None
                place(boards, bit, d)
                done |= bit
            continue
        found = False
        for d in DIGITS:
            if not boards[d] & ~done:
                continue
            for unit in UNITS:
                x = boards[d] & unit
                if not x & (x - 1):
                    if not x:
                        return None
                    if not x & done:
                        place(boards, x, d)
                        done |= x
                        found = True
        if found:
            continue
        choice = twice & ~thrice or ALL & ~done
        bit = choice & -choice
        for d in DIGITS:
            if boards[d] & bit:
                copy = boards[:]
                place(copy, bit, d)
                solved = search(copy, done | bit)
                if solved:
                    return solved
        return None


def main():
    lines = sys.stdin.read().split()
    for k in range(int(lines[0])):
        text = ''.join(lines[1 + 9 * k:10 + 9 * k])
        boards = [ALL] * 9
        done = 0
        for i, c in enumerate(text):
            if c != '.':
                place(boards, 1 << i, int(c) - 1)
                done |= 1 << i
        boards = search(boards, done)
        for r in range(0, 81, 9):
            print(''.join(next(str(d + 1) for d in DIGITS if boards[d] >> i & 1)
                          for i in range(r, r + 9)))


main()
