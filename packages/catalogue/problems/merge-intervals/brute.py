import sys


def solve(intervals: list[tuple[int, int]]) -> list[tuple[int, int]]:
    merged = list(intervals)
    joined = True
    while joined:
        joined = False
        for i, a in enumerate(merged):
            for j, b in enumerate(merged):
                if i < j and not joined and max(a[0], b[0]) <= min(a[1], b[1]):
                    del merged[j], merged[i]
                    merged.append((min(a[0], b[0]), max(a[1], b[1])))
                    joined = True
    return sorted(merged)


def main() -> None:
    _, *ends = map(int, sys.stdin.read().split())
    intervals = list(zip(ends[::2], ends[1::2]))
    for left, right in solve(intervals):
        print(left, right)


main()
