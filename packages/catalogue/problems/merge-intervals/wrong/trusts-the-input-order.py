import sys


def solve(intervals: list[tuple[int, int]]) -> list[tuple[int, int]]:
    merged: list[tuple[int, int]] = []
    for left, right in intervals:
        if merged and left <= merged[-1][1] and right >= merged[-1][0]:
            start, end = merged[-1]
            merged[-1] = (min(start, left), max(end, right))
        else:
            merged.append((left, right))
    return sorted(merged)


def main() -> None:
    _, *ends = map(int, sys.stdin.read().split())
    intervals = list(zip(ends[::2], ends[1::2]))
    for left, right in solve(intervals):
        print(left, right)


main()
