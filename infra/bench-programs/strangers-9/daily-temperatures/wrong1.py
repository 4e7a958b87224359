import sys


def waiting(temps):
    n = len(temps)
    temps = temps + [1000]  # a hot day behind the end, so that no search runs out
    jump = [1] * (n + 1)
    for i in reversed(range(n)):
        j = i + 1
        while temps[j] <= temps[i]:
            j += jump[j]
        jump[i] = j - i
    return [0 if i + d == n else d for i, d in enumerate(jump[:n])]


data = list(map(int, sys.stdin.read().split()))
print(" ".join(map(str, waiting(data[1:]))))
