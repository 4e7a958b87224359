import sys


def solve(intervals: list[tuple[int, int]]) -> list[tuple[int, int]]:
    merged: list[tuple[int, int]] = []
    for left, right in intervals:
        apart = []
        for other in merged:
            if other[1] < left or right < other[0]:
                apart.append(other)
            else:
                left, right = min(left, other[0]), max(right, other[1])
        merged = [*apart, (left, right)]
    return sorted(merged)


def main() -> None:
    _, *ends = map(int, sys.stdin.read().split())
    intervals = list(zip(ends[::2], ends[1::2]))
    for left, right in solve(intervals):
        print(left, right)


main()
