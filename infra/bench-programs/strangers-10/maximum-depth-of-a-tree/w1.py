import sys


def parse(token):
    return None if token == 'null' else int(token)


def depth(values):
    level, start, width = 0, 0, 1
    while start < len(values):
        row = values[start:start + width]
        level += 1
        start += width
        width = 2 * sum(1 for v in row if v)
        if width == 0:
            break
    return level


tokens = sys.stdin.read().split()[1:]
print(depth([parse(t) for t in tokens]))
