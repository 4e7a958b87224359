import sys


def solve(n: int) -> int:
    """In how many ways n queens can stand on the board without attacking each other."""
    ways = 1
    for queens in range(2, n + 1):
        ways *= queens
    return ways


def main() -> None:
    print(solve(int(sys.stdin.readline())))


main()
