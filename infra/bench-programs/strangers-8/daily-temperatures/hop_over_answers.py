import sys


def waits(t):
    n = len(t)
    hop = [0] * n
    for i in range(n - 2, -1, -1):
        j, x = i + 1, t[i]
        while t[j] <= x:
            if not hop[j]:
                break
            j += hop[j]
        else:
            hop[i] = j - i
    return hop


sys.stdout.write(" ".join(map(str, waits([*map(int, sys.stdin.read().split()[1:])]))) + "\n")
