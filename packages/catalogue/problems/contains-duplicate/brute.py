import sys


def solve(values: list[int]) -> bool:
    n = len(values)
    return any(values[i] == values[j] for i in range(n) for j in range(i))


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print("true" if solve(rest[:n]) else "false")


main()
