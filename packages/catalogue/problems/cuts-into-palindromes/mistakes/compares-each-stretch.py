import sys


def solve(strip: str) -> int:
    pieces = [0]
    for j in range(1, len(strip) + 1):
        pieces.append(1 + min(pieces[i] for i in range(j) if all(strip[i + k] == strip[j - 1 - k] for k in range((j - i) // 2))))
    return pieces[-1] - 1


def main() -> None:
    print(solve(sys.stdin.read().split()[1]))


main()
