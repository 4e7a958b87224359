import sys


def solve(lengths: list[int], k: int) -> int:
    n = len(lengths)
    sums = [0]
    for x in lengths:
        sums.append(sums[-1] + x)
    best = [0] + [float("inf")] * n
    for disc in range(1, k + 1):
        best = [float("inf")] * disc + [
            min(max(best[p], sums[i] - sums[p]) for p in range(disc - 1, i)) for i in range(disc, n + 1)
        ]
    return best[n]


def main() -> None:
    _, k, *lengths = map(int, sys.stdin.read().split())
    print(solve(lengths, k))


main()
