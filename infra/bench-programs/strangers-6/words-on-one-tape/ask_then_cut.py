import sys


def cut(tape):
    at = 0
    while at < len(tape):
        colon = tape.index(":", at)
        if not tape[at:colon].isdigit():
            raise ValueError(at)
        length = int(tape[at:colon])
        at = colon + 1 + length
        if at > len(tape):
            raise ValueError(at)
        yield tape[colon + 1:at]


def run(order, rest):
    if order == "pack":
        words = [line[1:-1] for line in rest[1:1 + int(rest[0])]]
        return "".join(f"{len(word)}:{word}" for word in words)
    try:
        words = list(cut(rest[0] if rest else ""))
    except ValueError:
        return "broken"
    return "\n".join([str(len(words))] + [f'"{word}"' for word in words])


first, *rest = sys.stdin.read().splitlines()
print(run(first, rest))
