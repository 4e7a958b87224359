import sys

def solve(values: list[int]) -> int:
    single = 0
    for value in values:
        single ^= value
    return single or -1


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
