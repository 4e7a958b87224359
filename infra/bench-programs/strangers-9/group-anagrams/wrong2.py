import sys
from collections import defaultdict


def signature(word):
    counts = [0] * 26
    for ch in word:
        counts[ord(ch) - ord("a")] += 1
    return "".join(str(c) for c in counts)


def main():
    n, *words = sys.stdin.read().split()
    groups = defaultdict(list)
    for word in words:
        groups[signature(word)].append(word)
    for group in groups.values():
        print(*group)


main()
