import sys


def solve(n: int) -> int:
    """How many primes are less than n."""
    small = [2, 3, 5, 7]
    return sum(number in small or all(number % prime for prime in small) for number in range(2, n))


def main() -> None:
    print(solve(int(sys.stdin.readline())))


main()
