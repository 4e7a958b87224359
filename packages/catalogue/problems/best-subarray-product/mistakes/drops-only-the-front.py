import sys


def solve(factors: list[int]) -> int:
    best = max(factors)
    piece = []
    for x in factors + [0]:
        if x != 0:
            piece.append(x)
            continue
        negatives = [i for i, y in enumerate(piece) if y < 0]
        if len(negatives) % 2 == 1:
            piece = piece[negatives[0] + 1:]
        p = 1
        for y in piece:
            p *= y
        if piece:
            best = max(best, p)
        piece = []
    return best


def main() -> None:
    _, *factors = map(int, sys.stdin.read().split())
    print(solve(factors))


main()
