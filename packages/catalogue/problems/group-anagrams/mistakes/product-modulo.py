import sys

PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101]
MOD = 10**9 + 7


def main():
    words = sys.stdin.read().split()[1:]
    groups = {}
    for word in words:
        key = 1
        for letter in word:
            key = key * PRIMES[ord(letter) - 97] % MOD
        groups.setdefault(key, []).append(word)
    for group in groups.values():
        print(*group)


main()
