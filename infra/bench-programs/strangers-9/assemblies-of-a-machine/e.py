import sys


class Part:
    def __init__(self, kind):
        self.kind = kind
        self.left = None
        self.right = None


def read(line):
    tokens = line.split()[1:]
    root = Part(int(tokens[0]))
    parts = [root]
    for place, token in enumerate(tokens[1:]):
        if token != "null":
            part = Part(int(token))
            parent = parts[place // 2]
            if place % 2 == 0:
                parent.left = part
            else:
                parent.right = part
            parts.append(part)
    return parts


def same(a, b):
    if a is None or b is None:
        return a is b
    return a.kind == b.kind and same(a.left, b.left) and same(a.right, b.right)


def main():
    sys.setrecursionlimit(5000)
    lines = sys.stdin.read().strip().split("\n")
    machine = read(lines[0])
    for line in lines[2:]:
        root = read(line)[0]
        print("yes" if any(same(part, root) for part in machine) else "no")


main()
