import sys


def solve(values: list[int]) -> bool:
    return len({"".join(sorted(str(value))) for value in values}) < len(values)


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print("true" if solve(rest[:n]) else "false")


main()
