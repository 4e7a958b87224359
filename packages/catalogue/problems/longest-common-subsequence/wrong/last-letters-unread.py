import sys


def solve(s: str, t: str) -> int:
    above = [0] * (len(t) + 1)
    for letter in s[:-1]:
        row = [0]
        for j, other in enumerate(t):
            if letter == other:
                row.append(above[j] + 1)
            else:
                up, left = above[j + 1], row[j]
                row.append(up if up > left else left)
        above = row
    return above[-1]


def main() -> None:
    s, t = sys.stdin.read().split()
    print(solve(s, t))


main()
