import re
import sys


def pack(words):
    return ''.join('%d:%s' % (len(w), w) for w in words)


def unpack(tape):
    header = re.compile(r'(0|[1-9][0-9]{0,6}):').match
    words, pos = [], 0
    while pos < len(tape):
        m = header(tape, pos)
        if not m:
            return None
        start = m.end()
        pos = start + int(m.group(1))
        if pos > len(tape):
            return None
        words.append(tape[start:pos])
    return words


lines = sys.stdin.read().splitlines()
if lines[0] == 'pack':
    print(pack([line[1:-1] for line in lines[2:2 + int(lines[1])]]))
else:
    words = unpack(lines[1] if len(lines) > 1 else '')
    if words is None:
        print('broken')
    else:
        print(len(words))
        for w in words:
            print('"' + w + '"')
