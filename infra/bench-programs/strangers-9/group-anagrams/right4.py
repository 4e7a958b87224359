import sys

# A product of primes does not depend on the order of its factors, and integers have no limit here.
PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101]
PRIME = dict(zip("abcdefghijklmnopqrstuvwxyz", PRIMES))


def number(word):
    product = 1
    for ch in word:
        product *= PRIME[ch]
    return product


groups = {}
words = sys.stdin.read().split()[1:]
for word in words:
    groups.setdefault(number(word), []).append(word)
sys.stdout.write("\n".join(map(" ".join, groups.values())) + "\n")
