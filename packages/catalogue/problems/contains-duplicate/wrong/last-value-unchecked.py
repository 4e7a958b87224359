import sys


def solve(values: list[int]) -> bool:
    seen = set()
    for value in values[:-1]:
        if value in seen:
            return True
        seen.add(value)
    return False


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print("true" if solve(rest[:n]) else "false")


main()
