import sys


def pack(words):
    return ''.join(f'{len(w)}:{w}' for w in words)


def unpack(tape):
    words = []
    i = 0
    while i < len(tape):
        colon = tape.find(':', i)
        if colon == -1:
            return None
        head = tape[i:colon]
        if not head.isdigit() or len(head) > 6:
            return None
        size = int(head)
        start = colon + 1
        if start + size > len(tape):
            return None
        words.append(tape[start:start + size])
        i = start + size
    return words


def main():
    lines = sys.stdin.read().split('\n')
    if lines[0].strip() == 'pack':
        n = int(lines[1])
        print(pack([line.strip()[1:-1] for line in lines[2:2 + n]]))
    else:
        tape = lines[1].strip() if len(lines) > 1 else ''
        words = unpack(tape)
        if words is None:
            print('broken')
        else:
            print(len(words))
            for w in words:
                print('"' + w + '"')


main()
