import sys


def main():
    sys.stdin.buffer.readline()
    have = set(map(int, sys.stdin.buffer.readline().split()))
    best = 0
    while have:
        x = have.pop()
        lo = x - 1
        while lo in have:
            have.remove(lo)
            lo -= 1
        hi = x + 1
        while hi in have:
            have.remove(hi)
            hi += 1
        if hi - lo - 1 > best:
            best = hi - lo - 1
    print(best)


# The set is shuffled in effect by hashing, pop() takes "any" element.
main()
