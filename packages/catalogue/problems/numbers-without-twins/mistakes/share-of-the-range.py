import sys


def solve(a: int, b: int) -> int:
    return round((b - a + 1) * 0.9 ** (len(str(b)) - 1))


def main() -> None:
    a, b = map(int, sys.stdin.read().split())
    print(solve(a, b))


main()
