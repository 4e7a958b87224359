import sys


def solve(kinds: list[int], k: int) -> tuple[int, int]:
    counts = {}
    begin = longest = stretches = 0
    for end, kind in enumerate(kinds, 1):
        counts[kind] = counts.get(kind, 0) + 1
        while len(counts) > k and begin < end:
            counts[kinds[begin]] -= 1
            begin += 1
        if end - begin > longest:
            longest, stretches = end - begin, 0
        stretches += end - begin == longest
    return longest, stretches


def main() -> None:
    _, k, *kinds = map(int, sys.stdin.read().split())
    print(*solve(kinds, k))


main()
