import sys
from math import factorial


def bow(waiting, index):
    while waiting:
        place, index = divmod(index, factorial(len(waiting) - 1))
        yield waiting.pop(place)


next(sys.stdin)
for line in sys.stdin:
    if line.strip():
        n, k = map(int, line.split())
        print(*bow(list(range(1, n + 1)), k - 1))
