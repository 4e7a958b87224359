import sys


def solve(n: int) -> int:
    """How many primes are less than n."""
    return sum(number > 1 and all(number % divisor for divisor in range(2, number)) for number in range(n))


def main() -> None:
    print(solve(int(sys.stdin.readline())))


main()
