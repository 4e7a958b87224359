import sys

words, starts = set(), set()


def add(w):
    if w not in words:
        words.add(w)
        starts.update(w[:i] for i in range(1, len(w) + 1))


ask = {'has': words, 'prefix': starts}
next(sys.stdin)
for line in sys.stdin:
    parts = line.split()
    if not parts:
        continue
    op, w = parts
    if op == 'add':
        add(w)
    else:
        sys.stdout.write('true\n' if w in ask[op] else 'false\n')
