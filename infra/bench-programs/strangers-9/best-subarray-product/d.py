import sys


def pieces(values):
    """Yields the stretches between the zeros, and the zeros as None."""
    piece = []
    for v in values:
        if v == 0:
            if piece:
                yield piece
            yield None
            piece = []
        else:
            piece.append(v)
    if piece:
        yield piece


def candidates(piece):
    # In a piece the absolute values of the prefix products never fall. So a
    # positive prefix is best left whole, and from a negative one we cut off the
    # shortest negative prefix (if there is one before it).
    if piece is None:
        yield 0
        return
    product = 1
    first_negative = None
    for v in piece:
        product *= v
        if product > 0:
            yield product
        elif first_negative is None:
            first_negative = product
            yield v if len(piece) == 1 else max(v, product)
        else:
            yield product // first_negative


def main():
    values = map(int, sys.stdin.read().split()[1:])
    print(max(c for piece in pieces(values) for c in candidates(piece)))


main()
