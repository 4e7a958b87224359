import sys


def solve(lengths: list[int], k: int) -> int:
    share = sum(lengths) / k
    longest = used = 0
    discs = 1
    for length in lengths:
        if used > 0 and used + length > share and discs < k:
            longest = max(longest, used)
            discs += 1
            used = 0
        used += length
    return max(longest, used)


def main() -> None:
    _, k, *lengths = map(int, sys.stdin.read().split())
    print(solve(lengths, k))


main()
