import sys

MOD = 10**9 + 7


def value(word):
    total = 0
    for letter in word:
        total = (total * 31 + ord(letter) - 96) % MOD
    return total


def main():
    text, _, *words = sys.stdin.read().split()
    known = {value(word) for word in words}
    n = len(text)
    fewest = [n + 1] * (n + 1)
    fewest[0] = 0
    for start in range(n):
        if fewest[start] > n:
            continue
        total = 0
        for end in range(start + 1, min(n, start + 20) + 1):
            total = (total * 31 + ord(text[end - 1]) - 96) % MOD
            if total in known and fewest[start] + 1 < fewest[end]:
                fewest[end] = fewest[start] + 1
    print(fewest[n] if fewest[n] <= n else -1)


main()
