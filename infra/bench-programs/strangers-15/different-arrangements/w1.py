import sys


def advance(s):
    """Turn s into the next arrangement, False if there is none."""
    i = len(s) - 2
    while i >= 0 and s[i] >= s[i + 1]:
        i -= 1
    if i < 0:
        return False
    j = len(s) - 1
    while s[j] <= s[i]:
        j -= 1
    s[i], s[j] = s[j], s[i]
    lo, hi = i + 1, len(s) - 1
    if lo < hi:
        s[lo], s[hi] = s[hi], s[lo]
        lo += 1
        hi -= 1
    return True


n = int(sys.stdin.readline())
tiles = sorted(sys.stdin.readline().strip())
out = ["".join(tiles)]
while advance(tiles):
    out.append("".join(tiles))
print("\n".join(out))
