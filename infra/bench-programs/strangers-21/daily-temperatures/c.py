import sys


def waits(temps):
    """Yields the answers from the last day to the first."""
    hot = []
    for day in range(len(temps) - 1, -1, -1):
        t = temps[day]
        while hot and hot[-1][0] <= t:
            hot.pop()
        yield hot[-1][1] - day if hot else 0
        hot.append((t, day))


_, *temps = map(int, sys.stdin.buffer.read().split())
print(*list(waits(temps))[::-1])
