import sys


def solve(values: list[int]) -> bool:
    seen: list[int] = []
    for value in values:
        if value in seen:
            return True
        seen.append(value)
    return False


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print("true" if solve(rest[:n]) else "false")


main()
