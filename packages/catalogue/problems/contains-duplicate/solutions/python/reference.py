import sys


def solve(values: list[int]) -> bool:
    return len(set(values)) < len(values)


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print("true" if solve(rest[:n]) else "false")


main()
