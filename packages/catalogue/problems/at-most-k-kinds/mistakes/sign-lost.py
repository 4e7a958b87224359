import sys


def solve(kinds: list[int], k: int) -> tuple[int, int]:
    counts: dict[int, int] = {}
    begin = longest = stretches = 0
    kinds = [abs(kind) for kind in kinds]
    for end, kind in enumerate(kinds, 1):
        counts[kind] = counts.get(kind, 0) + 1
        while len(counts) > k:
            gone = kinds[begin]
            counts[gone] -= 1
            if counts[gone] == 0:
                del counts[gone]
            begin += 1
        if end - begin > longest:
            longest = end - begin
            stretches = 0
        if end - begin == longest:
            stretches += 1
    return longest, stretches


def main() -> None:
    _, k, *kinds = map(int, sys.stdin.read().split())
    print(*solve(kinds, k))


main()
