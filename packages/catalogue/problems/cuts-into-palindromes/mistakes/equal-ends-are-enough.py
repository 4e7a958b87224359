import sys


def solve(strip: str) -> int:
    pieces = [0]
    best = {}
    for j, letter in enumerate(strip):
        best[letter] = min(best.get(letter, pieces[j]), pieces[j])
        pieces.append(best[letter] + 1)
    return pieces[-1] - 1


def main() -> None:
    print(solve(sys.stdin.read().split()[1]))


main()
