import sys


def with_chest(row, weight, value):
    """A new row from the old one; nothing is changed in place."""
    return row[:weight] + [
        keep if keep > below + value else below + value
        for keep, below in zip(row[weight:], row)
    ]


def main():
    lines = sys.stdin.read().split("\n")
    n, c = map(int, lines[0].split())
    weights = map(int, lines[1].split())
    values = map(int, lines[2].split())
    row = [0] * (c + 1)
    for weight, value in zip(weights, values):
        if weight <= c:
            row = with_chest(row, weight, value)
    print(row[-1])


main()
