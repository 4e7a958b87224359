import sys


def heights(stream):
    for row in stream:
        row = row.strip()
        if row:
            yield int(row)


def slopes(values):
    before = None
    for v in values:
        if before is not None:
            yield (v > before) - (v < before)
        before = v


def mountains(steps):
    up = down = 0
    for s in steps:
        if s > 0:
            if down:
                if up:
                    yield up + down + 1
                up = down = 0
            up += 1
        elif s < 0:
            down += 1
        else:
            if up and down:
                yield up + down + 1
            up = down = 0
    if up and down:
        yield up + down + 1


longest, count = 0, 0
for size in mountains(slopes(heights(sys.stdin))):
    count += 1
    longest = max(longest, size)
print(count, longest)
