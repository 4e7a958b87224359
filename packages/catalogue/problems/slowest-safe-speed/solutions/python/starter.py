import sys


def solve(contents: list[int], hours: int) -> int:
    # Write your solution here.
    return 1


def main() -> None:
    n, hours, *contents = map(int, sys.stdin.read().split())
    print(solve(contents[:n], hours))


main()
