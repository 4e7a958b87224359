import sys


def unpack(signs):
    words = []
    while signs:
        length = ""
        while signs and signs[0] in "0123456789" and len(length) < 8:
            length += signs.pop(0)
        if not signs or signs.pop(0) != ":":
            return None
        if length == "" or (length[0] == "0" and length != "0"):
            return None
        word = ""
        for _ in range(int(length)):
            if not signs:
                return None
            word += signs.pop(0)
        words.append(word)
    return words


lines = sys.stdin.read().split("\n") + [""]
if lines[0] == "pack":
    for line in lines[2:2 + int(lines[1])]:
        print(len(line) - 2, line[1:-1], sep=":", end="")
    print()
else:
    words = unpack(list(lines[1]))
    if words is None:
        print("broken")
    else:
        print(len(words))
        for word in words:
            print('"' + word + '"')
