import sys


def pack(words):
    return "".join(f"{len(w)}:{w}" for w in words)


def unpack(tape):
    words = []
    at = 0
    while at < len(tape):
        colon = tape.find(":", at)
        if colon < 0:
            return None
        digits = tape[at:colon]
        if digits.startswith("0") and digits != "0":
            return None
        try:
            size = int(digits)
        except ValueError:
            return None
        at = colon + 1 + size
        if at > len(tape):
            return None
        words.append(tape[colon + 1:at])
    return words


lines = sys.stdin.read().split("\n")
if lines[0] == "pack":
    count = int(lines[1])
    print(pack([line[1:-1] for line in lines[2:2 + count]]))
else:
    result = unpack(lines[1] if len(lines) > 1 else "")
    if result is None:
        print("broken")
    else:
        print(len(result))
        for word in result:
            print(f'"{word}"')
