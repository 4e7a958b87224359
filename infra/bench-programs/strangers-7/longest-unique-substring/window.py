import sys
from collections import deque


def lengths(text):
    window, inside = deque(), set()
    for ch in text:
        while ch in inside:
            inside.discard(window.popleft())
        window.append(ch)
        inside.add(ch)
        yield len(window)


print(max(lengths(sys.stdin.readline().rstrip("\r\n"))))
