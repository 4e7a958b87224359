import sys


def pack(lines):
    n = int(lines[0])
    tape = ""
    for line in lines[1:n + 1]:
        word = line[1:-1]
        tape = "%d:%s" % (len(word), word) if not tape else tape + "%d:%s" % (len(word), word)
    return tape


def unpack(tape):
    words = []
    while tape:
        digits = ""
        while len(digits) < len(tape) and tape[len(digits)] in "0123456789":
            digits += tape[len(digits)]
            if len(digits) > 6:
                return None
        if digits == "" or digits[0] == "0" and digits != "0":
            return None
        tape = tape[len(digits):]
        if tape[:1] != ":":
            return None
        length = int(digits)
        if length + 1 > len(tape):
            return None
        words.append(tape[1:length + 1])
        tape = tape[length + 1:]
    return words


lines = (sys.stdin.read() + "\n").split("\n")
if lines[0] == "pack":
    print(pack(lines[1:]))
else:
    words = unpack(lines[1])
    if words is None:
        print("broken")
    else:
        print(len(words))
        for word in words:
            print('"' + word + '"')
