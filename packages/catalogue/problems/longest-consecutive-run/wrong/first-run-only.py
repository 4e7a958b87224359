import sys


def solve(values: list[int]) -> int:
    present = set(values)
    first = end = min(present, default=0)
    while end in present:
        end += 1
    return end - first


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
