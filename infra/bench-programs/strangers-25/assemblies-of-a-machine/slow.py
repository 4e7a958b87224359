import sys
sys.setrecursionlimit(10000)


class Part:
    def __init__(self, kind):
        self.kind = kind
        self.left = None
        self.right = None


def build(line):
    words = line.split()[1:]
    root = Part(int(words[0]))
    parts = [root]
    i = 1
    for part in parts:
        if i < len(words):
            if words[i] != 'null':
                part.left = Part(int(words[i]))
                parts.append(part.left)
            i += 1
        if i < len(words):
            if words[i] != 'null':
                part.right = Part(int(words[i]))
                parts.append(part.right)
            i += 1
    return parts


def same(a, b):
    if a is None or b is None:
        return a is b
    return a.kind == b.kind and same(a.left, b.left) and same(a.right, b.right)


machine = build(sys.stdin.readline())
for _ in range(int(sys.stdin.readline())):
    wanted = build(sys.stdin.readline())[0]
    print('yes' if any(same(part, wanted) for part in machine) else 'no')
