import sys


def main():
    tokens = sys.stdin.read().split()
    r, c = int(tokens[0]), int(tokens[1])
    rows, word = tokens[2:2 + r], tokens[-1]
    letter = {(y, x): rows[y][x] for y in range(r) for x in range(c)}
    bit = {square: 1 << i for i, square in enumerate(letter)}
    beside = {
        (y, x): [s for s in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)) if s in letter]
        for y, x in letter
    }

    def arms(square, used, rest):
        """The sets of squares of all ways that spell rest, from square on."""
        if not rest:
            yield used
            return
        for s in beside[square]:
            if letter[s] == rest[0] and not used & bit[s]:
                yield from arms(s, used | bit[s], rest[1:])

    half = len(word) // 2
    before, after = word[:half][::-1], word[half + 1:]
    for square, own in bit.items():
        if letter[square] != word[half]:
            continue
        back = set(arms(square, own, before))
        ahead = set(arms(square, own, after))
        if any(a & b == own for a in back for b in ahead):
            return True
    return False


print("true" if main() else "false")
