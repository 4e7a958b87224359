import sys


class Broken(Exception):
    pass


def take_length(signs):
    digits = ''
    while signs and signs[0].isdigit() and len(digits) < 7:
        digits += signs.pop(0)
    if not signs or signs.pop(0) != ':':
        raise Broken
    if not digits or len(digits) > 1 and digits[0] == '0':
        raise Broken
    return int(digits)


def take_word(signs):
    length = take_length(signs)
    if length > len(signs):
        raise Broken
    word = []
    for _ in range(length):
        word.append(signs.pop(0))
    return ''.join(word)


lines = sys.stdin.read().splitlines()
if lines[0].strip() == 'pack':
    parts = []
    for line in lines[2:2 + int(lines[1])]:
        word = line.strip()[1:-1]
        parts.append(str(len(word)) + ':' + word)
    print(''.join(parts))
else:
    signs = list(lines[1].strip()) if len(lines) > 1 else []
    words = []
    try:
        while signs:
            words.append(take_word(signs))
        print(len(words))
        for word in words:
            print('"' + word + '"')
    except Broken:
        print('broken')
