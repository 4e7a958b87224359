import sys


def solve(kinds: list[int], k: int) -> tuple[int, int]:
    longest = stretches = 0
    for begin in range(len(kinds)):
        seen = set()
        end = begin
        while end < len(kinds) and (kinds[end] in seen or len(seen) < k):
            seen.add(kinds[end])
            end += 1
        if end - begin > longest:
            longest, stretches = end - begin, 0
        stretches += end - begin == longest
    return longest, stretches


def main() -> None:
    _, k, *kinds = map(int, sys.stdin.read().split())
    print(*solve(kinds, k))


main()
