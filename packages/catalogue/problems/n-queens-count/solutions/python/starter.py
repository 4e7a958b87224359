import sys


def solve(n: int) -> int:
    """In how many ways n queens can stand on the board without attacking each other."""
    # Write your solution here.
    return 0


def main() -> None:
    print(solve(int(sys.stdin.readline())))


main()
