import sys


def areas(h):
    n = len(h)
    run = [0] * (n + 2)      # length of a dry run, valid at both of its ends
    for i in sorted(range(n), key=h.__getitem__, reverse=True):
        left, right = run[i], run[i + 2]
        size = left + 1 + right
        run[i + 1] = run[i + 1 - left] = run[i + 1 + right] = size
        yield h[i] * size


sys.stdin.readline()
print(max(areas([int(x) for x in sys.stdin.readline().split()])))
