import re
import sys

LENGTH = re.compile(r"(0|[1-9]\d{0,6}):")


def words(tape):
    at = 0
    while at < len(tape):
        m = LENGTH.match(tape, at)
        if not m:
            raise ValueError("no length")
        at = m.end() + int(m[1])
        if at > len(tape):
            raise ValueError("too short")
        yield tape[m.end():at]


task, second, *rest = sys.stdin.read().split("\n") + [""]
if task == "pack":
    print("".join([f"{len(line) - 2}:{line[1:-1]}" for line in rest[:int(second)]]))
else:
    try:
        found = list(words(second))
    except ValueError:
        print("broken")
    else:
        print(len(found), *[f'"{w}"' for w in found], sep="\n")
