import sys


def numbers(stream, size=1 << 15):
    rest = b''
    while True:
        block = stream.read(size)
        if not block:
            break
        parts = (rest + block).split()
        if not block[-1:].isspace() and parts:
            rest = parts.pop()
        else:
            rest = b''
        yield from map(int, parts)
    if rest:
        yield int(rest)


stream = numbers(sys.stdin.buffer)
next(stream)
free, held, tired = 0, float('-inf'), float('-inf')
for p in stream:
    free, held, tired = max(free, tired), max(held, free - p), held + p
print(max(free, tired))
