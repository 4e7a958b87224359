import sys


def solve(n: int) -> int:
    """How many primes are less than n."""
    # Write your solution here.
    return 0


def main() -> None:
    print(solve(int(sys.stdin.readline())))


main()
