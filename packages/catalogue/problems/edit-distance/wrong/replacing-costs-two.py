import sys


def solve(a: str, b: str) -> int:
    row = list(range(len(b) + 1))
    for i, letter in enumerate(a, start=1):
        above, row = row, [i]
        for j, other in enumerate(b, start=1):
            row.append(above[j - 1] if letter == other else 1 + min(above[j], row[j - 1]))
    return row[-1]


def main() -> None:
    a = sys.stdin.readline().rstrip("\n")
    b = sys.stdin.readline().rstrip("\n")
    print(solve(a, b))


main()
