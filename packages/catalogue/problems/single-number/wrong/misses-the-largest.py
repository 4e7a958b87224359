import sys

def solve(values: list[int]) -> int:
    ordered = sorted(values)
    for at in range(0, len(ordered) - 1, 2):
        if ordered[at] != ordered[at + 1]:
            return ordered[at]
    return ordered[0]


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
