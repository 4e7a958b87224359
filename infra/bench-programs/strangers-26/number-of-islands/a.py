import sys

r, c, *rows = sys.stdin.buffer.read().split()
width = int(c) + 1
sea = b'0' * width
g = bytearray(sea + b'0'.join(rows) + b'0' + sea)
count = 0
at = g.find(b'1')
while at >= 0:
    count += 1
    g[at] = 48
    stack = [at]
    while stack:
        p = stack.pop()
        for q in (p - 1, p + 1, p - width, p + width):
            if g[q] == 49:
                g[q] = 48
                stack.append(q)
    at = g.find(b'1', at)
print(count)
