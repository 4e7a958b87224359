import sys


def levels(tokens):
    width, at = 1, 0
    while at < len(tokens):
        part = tokens[at:at + width]
        at += width
        nodes = [t for t in part if t != "null"]
        if not nodes:
            return
        yield " ".join(nodes)
        width = 2 * len(nodes)


for line in levels(sys.stdin.read().split()[1:]):
    print(line)
