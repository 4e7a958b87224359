import sys


def solve(lengths: list[int], k: int) -> int:
    low, high = max(lengths), sum(lengths)
    while low < high:
        mid = (low + high) // 2
        discs, used = 1, 0
        for x in lengths:
            if used + x > mid:
                discs += 1
                used = 0
            else:
                used += x
        if discs <= k:
            high = mid
        else:
            low = mid + 1
    return low


def main() -> None:
    _, k, *lengths = map(int, sys.stdin.read().split())
    print(solve(lengths, k))


main()
