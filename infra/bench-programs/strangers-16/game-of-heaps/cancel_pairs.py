"""Equal heaps cancel out in pairs, so only heaps of odd multiplicity matter for the nim sum."""
import sys


def main():
    sizes = sorted(map(int, sys.stdin.read().split()[1:]))
    nim = 0
    groups = []  # (size, how many heaps of that size)
    i = 0
    while i < len(sizes):
        j = i
        while j < len(sizes) and sizes[j] == sizes[i]:
            j += 1
        groups.append((sizes[i], j - i))
        if (j - i) % 2 == 1:
            nim ^= sizes[i]
        i = j
    if nim == 0:
        print(0)
        return
    top = 1 << (nim.bit_length() - 1)
    print(sum(count for size, count in groups if size & top))


main()
