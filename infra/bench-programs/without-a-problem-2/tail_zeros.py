import sys


def zeros(n: int, base_prime: int = 5) -> int:
    if n < base_prime:
        return 0
    q = n // base_prime
    return q + zeros(q, base_prime)


def twos(n: int) -> int:
    return n - bin(n).count("1")


if __name__ == "__main__":
    value = int(sys.stdin.readline())
    assert 0 <= value <= 10 ** 18
    five = zeros(value)
    print(five, twos(value) - five)
