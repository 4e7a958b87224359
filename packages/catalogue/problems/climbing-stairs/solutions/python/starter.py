import sys


def solve(n: int) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    n = int(sys.stdin.readline())
    print(solve(n))


main()
