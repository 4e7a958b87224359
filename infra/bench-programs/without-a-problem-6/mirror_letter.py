"""S(0) = "a";  S(i+1) = S(i) + "-" + S(i) with a and b exchanged.
Print the k-th letter (from 1) of the endless string."""
import sys

sys.setrecursionlimit(5000)


def length(i):
    return (1 << (i + 1)) - 1


def letter(i, k, swapped):
    if i == 0:
        return "b" if swapped else "a"
    half = length(i - 1)
    if k <= half:
        return letter(i - 1, k, swapped)
    if k == half + 1:
        return "-"
    return letter(i - 1, k - half - 1, not swapped)


k = int(sys.stdin.readline())
level = 0
while length(level) < k:
    level += 1
print(letter(level, k, False))
