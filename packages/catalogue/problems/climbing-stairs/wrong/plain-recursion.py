import sys


def solve(n: int) -> int:
    if n <= 1:
        return 1
    return solve(n - 1) + solve(n - 2)


def main() -> None:
    n = int(sys.stdin.readline())
    print(solve(n))


main()
