import sys

def nights(frontier, fresh, width):
    """Yields once for each night in which something happens."""
    while True:
        nxt = []
        for p in frontier:
            for q in (p - 1, p + 1, p - width, p + width):
                if fresh[q]:
                    fresh[q] = 0
                    nxt.append(q)
        if not nxt:
            return
        yield len(nxt)
        frontier = nxt

def main():
    r, c, *rows = sys.stdin.read().split()
    r, c = int(r), int(c)
    flat = '.' * (c + 1) + ''.join(row + '.' for row in rows) + '.' * (c + 1)
    fresh = bytearray(ch == 'o' for ch in flat)
    start = [i for i, ch in enumerate(flat) if ch == 'x']
    need = sum(fresh)
    count = 0
    for k in nights(start, fresh, c + 1):
        count += 1
        need -= k
    print(count if need == 0 else -1)

main()
