import re
import sys

HEAD = re.compile('(0|[1-9][0-9]{0,5}):')


def pack(words):
    return ''.join(f'{len(w)}:{w}' for w in words)


def unpack(tape):
    words = []
    at = 0
    while at < len(tape):
        head = HEAD.match(tape, at)
        if head is None:
            return None
        begin = head.end()
        at = begin + int(head[1])
        if at > len(tape):
            return None
        words.append(tape[begin:at])
    return words


lines = [line.strip() for line in sys.stdin.read().split('\n')] + ['']
if lines[0] == 'pack':
    print(pack(line[1:-1] for line in lines[2:2 + int(lines[1])]))
else:
    words = unpack(lines[1])
    if words is None:
        print('broken')
    else:
        print(len(words), *(f'"{w}"' for w in words), sep='\n')
