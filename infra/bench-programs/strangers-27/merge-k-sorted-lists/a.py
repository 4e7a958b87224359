import sys
from heapq import merge


def archives(numbers):
    for _ in range(next(numbers)):
        yield [next(numbers) for _ in range(next(numbers))]


numbers = map(int, sys.stdin.buffer.read().split())
print(*merge(*archives(numbers)))
