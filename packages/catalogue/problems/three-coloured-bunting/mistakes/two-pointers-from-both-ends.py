import sys


def solve(flags: str) -> int:
    row = list(flags)
    low, at, high = 0, 0, len(row) - 1
    steps = 0
    while at <= high:
        if row[at] == "r":
            steps += row[low] != row[at]
            row[low], row[at] = row[at], row[low]
            low += 1
            at += 1
        elif row[at] == "b":
            steps += row[high] != row[at]
            row[high], row[at] = row[at], row[high]
            high -= 1
        else:
            at += 1
    return steps


print(solve(sys.stdin.read().strip()))
