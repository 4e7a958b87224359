import sys


def solve(s: str, t: str) -> int:
    # highest[j]: the best result so far for a pair that ends at t[j].
    highest = [0] * len(t)
    for letter in s:
        row = list(highest)
        for j, other in enumerate(t):
            if letter == other:
                row[j] = max(row[j], 1 + max(highest[:j], default=0))
        highest = row
    return max(highest)


def main() -> None:
    s, t = sys.stdin.read().split()
    print(solve(s, t))


main()
