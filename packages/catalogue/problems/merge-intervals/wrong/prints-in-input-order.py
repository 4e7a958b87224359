import sys


def solve(intervals: list[tuple[int, int]]) -> list[tuple[int, int]]:
    merged: list[tuple[int, int, int]] = []
    for left, right, number in sorted((*ends, number) for number, ends in enumerate(intervals)):
        if merged and left <= merged[-1][1]:
            start, end, first = merged[-1]
            merged[-1] = (start, max(end, right), min(first, number))
        else:
            merged.append((left, right, number))
    return [(left, right) for left, right, _ in sorted(merged, key=lambda interval: interval[2])]


def main() -> None:
    _, *ends = map(int, sys.stdin.read().split())
    intervals = list(zip(ends[::2], ends[1::2]))
    for left, right in solve(intervals):
        print(left, right)


main()
