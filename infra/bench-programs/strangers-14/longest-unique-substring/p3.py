import sys
from collections import deque


def windows(line):
    """Yields the size of the longest part without repetition that ends at each character."""
    window = deque()
    mask = 0  # a set of characters as one big integer
    for code in line:
        bit = 1 << code
        while mask & bit:
            mask ^= 1 << window.popleft()
        window.append(code)
        mask |= bit
        yield len(window)


print(max(windows(sys.stdin.buffer.readline().rstrip(b"\r\n"))))
