import sys


class Broken(Exception):
    pass


def words(tape):
    i = 0
    while i < len(tape):
        colon = tape.find(":", i)
        size = tape[i:colon] if colon > i else ""
        if not 1 <= len(size) <= 6 or not size.isdigit() or str(int(size)) != size:
            raise Broken
        i = colon + 1 + int(size)
        if i > len(tape):
            raise Broken
        yield tape[colon + 1:i]


command, *rest = sys.stdin.read().split("\n")
if command.strip() == "pack":
    bare = (line.strip()[1:-1] for line in rest[1:1 + int(rest[0])])
    print("".join(f"{len(w)}:{w}" for w in bare))
else:
    try:
        found = list(words(rest[0].strip() if rest else ""))
        print(len(found))
        for w in found:
            sys.stdout.write(f'"{w}"\n')
    except Broken:
        print("broken")
