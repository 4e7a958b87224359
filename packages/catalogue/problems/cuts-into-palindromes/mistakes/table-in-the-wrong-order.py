import sys


def solve(strip: str) -> int:
    n = min(len(strip), 1500)
    mirror = [[False] * n for _ in range(n)]
    for i in range(n):
        for j in range(i, n):
            mirror[i][j] = strip[i] == strip[j] and (j - i < 2 or mirror[i + 1][j - 1])
    pieces = [0]
    for j in range(n):
        pieces.append(1 + min(pieces[i] for i in range(j + 1) if mirror[i][j]))
    return pieces[n] - 1


def main() -> None:
    print(solve(sys.stdin.read().split()[1]))


main()
