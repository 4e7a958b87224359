import sys


def solve(intervals: list[tuple[int, int]]) -> list[tuple[int, int]]:
    merged: list[tuple[int, int]] = []
    for left, right in sorted(intervals):
        if merged and merged[-1][0] < left <= merged[-1][1]:
            start, end = merged[-1]
            merged[-1] = (start, max(end, right))
        else:
            merged.append((left, right))
    return merged


def main() -> None:
    _, *ends = map(int, sys.stdin.read().split())
    intervals = list(zip(ends[::2], ends[1::2]))
    for left, right in solve(intervals):
        print(left, right)


main()
