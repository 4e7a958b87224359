import sys


def solve(a: str, b: str) -> int:
    row = list(range(len(b) + 1))
    for i, letter in enumerate(a, start=1):
        diagonal, left = row[0], i
        row[0] = i
        for j, other in enumerate(b, start=1):
            above = row[j]
            if letter == other:
                left = diagonal
            else:
                if above < left:
                    left = above
                if diagonal < left:
                    left = diagonal
                left += 1
            row[j] = left
            diagonal = above
    return row[-1]


def main() -> None:
    a = sys.stdin.readline().rstrip("\n")
    b = sys.stdin.readline().rstrip("\n")
    print(solve(a, b))


main()
