import sys


def small_primes(limit):
    """The primes <= limit, by trial division with the primes found so far."""
    found = []
    for x in range(2, limit + 1):
        for p in found:
            if p * p > x:
                found.append(x)
                break
            if x % p == 0:
                break
        else:
            found.append(x)
    return found


def windows(n, width):
    for lo in range(2, n, width):
        yield lo, min(n, lo + width)


def main():
    n = int(sys.stdin.readline())
    root = int(n ** 0.5) + 1
    primes = small_primes(root)
    count = 0
    for lo, hi in windows(n, 16 * root):
        window = bytearray(hi - lo)
        for p in primes:
            first = max(p * p, -(-lo // p) * p)
            if first < hi:
                window[first - lo::p] = b"\x01" * ((hi - 1 - first) // p + 1)
            elif p * p >= hi:
                break
        count += window.count(0)
    print(count)


main()
