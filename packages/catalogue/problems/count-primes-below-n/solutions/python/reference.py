import sys


def solve(n: int) -> int:
    """How many primes are less than n."""
    if n < 3:
        return 0
    prime = bytearray([1]) * n
    prime[0] = prime[1] = 0
    for number in range(2, int(n**0.5) + 1):
        if prime[number]:
            multiples = range(number * number, n, number)
            prime[multiples.start :: number] = bytes(len(multiples))
    return sum(prime)


def main() -> None:
    print(solve(int(sys.stdin.readline())))


main()
