import sys
import threading
from functools import lru_cache

sys.setrecursionlimit(1 << 17)
threading.stack_size(1 << 28)


def is_mirror(word):
    return word == word[::-1]


def solve():
    length = int(input())
    strip = input().strip()

    @lru_cache(maxsize=None)
    def pieces(start):
        if start == length:
            return 0
        return 1 + min(
            pieces(end)
            for end in range(start + 1, length + 1)
            if is_mirror(strip[start:end])
        )

    print(pieces(0) - 1)


t = threading.Thread(target=solve)
t.start()
t.join()
