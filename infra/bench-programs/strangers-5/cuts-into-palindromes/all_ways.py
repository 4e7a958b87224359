import sys

_, strip = sys.stdin.read().split()


def ways(s):
    if not s:
        yield ()
    for k in range(1, len(s) + 1):
        head = s[:k]
        if head == head[::-1]:
            for tail in ways(s[k:]):
                yield (head, *tail)


print(len(min(ways(strip), key=len)) - 1)
