# In how many ways is n a sum of positive whole numbers, none of them used more than twice?
import sys

M = 10 ** 9 + 7


def ways(n):
    f = [1] + [0] * n
    for part in range(1, n + 1):
        twice = 2 * part
        for s in range(n, part - 1, -1):
            extra = f[s - part]
            if s >= twice:
                extra += f[s - twice]
            f[s] = (f[s] + extra) % M
    return f[n]


for line in sys.stdin:
    if line.strip():
        print(ways(int(line)))
        break
