from functools import lru_cache
import sys


@lru_cache(maxsize=None)
def ways(steps):
    # Nobody can climb a negative staircase ...
    if steps < 0:
        return 0
    # ... and there is one way to stay where you are.
    if steps == 0:
        return 1
    # The first move is either a single or a double step.
    return sum(ways(steps - move) for move in (1, 2))


if __name__ == "__main__":
    sys.stdout.write(str(ways(int(sys.stdin.readline()))) + "\n")
