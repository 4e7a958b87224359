class Broken(Exception):
    pass


def tear(tape):
    """the first sign and the tape without it"""
    if not tape:
        raise Broken
    return tape[0], tape[1:]


def number(tape):
    digits = ''
    sign, tape = tear(tape)
    while sign != ':':
        digits += sign
        if sign not in '0123456789' or len(digits) > 7:
            raise Broken
        sign, tape = tear(tape)
    if digits == '' or digits != str(int(digits)):
        raise Broken
    return int(digits), tape


def unpack(tape):
    words = []
    while tape:
        size, tape = number(tape)
        word = ''
        for _ in range(size):
            sign, tape = tear(tape)
            word += sign
        words.append(word)
    return words


if input().strip() == 'pack':
    words = [input()[1:-1] for _ in range(int(input()))]
    print(''.join(str(len(w)) + ':' + w for w in words))
else:
    try:
        tape = input()
    except EOFError:
        tape = ''
    try:
        words = unpack(tape)
        print(len(words))
        for w in words:
            print('"%s"' % w)
    except Broken:
        print('broken')
