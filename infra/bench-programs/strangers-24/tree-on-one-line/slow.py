import sys

sys.setrecursionlimit(10000)


class Fork:
    def __init__(self, number):
        self.number = number
        self.left = None
        self.right = None

    def __str__(self):
        if self.right:
            return '%s(%s,%s)' % (self.number, self.left or '', self.right)
        if self.left:
            return '%s(%s)' % (self.number, self.left)
        return self.number


def plant(tokens):
    root = Fork(tokens[0])
    tokens = tokens[1:]
    level = [root]
    while tokens:
        fork, level = level[0], level[1:]
        if tokens[0] != 'null':
            fork.left = Fork(tokens[0])
            level = level + [fork.left]
        tokens = tokens[1:]
        if tokens:
            if tokens[0] != 'null':
                fork.right = Fork(tokens[0])
                level = level + [fork.right]
            tokens = tokens[1:]
    return root


def parse(s, i):
    j = i
    while j < len(s) and s[j] not in '(),':
        j += 1
    fork = Fork(s[i:j])
    if j < len(s) and s[j] == '(':
        j += 1
        if s[j] != ',':
            fork.left, j = parse(s, j)
        if s[j] == ',':
            fork.right, j = parse(s, j + 1)
        j += 1
    return fork, j


def tokens_of(root):
    out = []
    level = [root]
    while level:
        fork, level = level[0], level[1:]
        if fork is None:
            out = out + ['null']
        else:
            out = out + [fork.number]
            level = level + [fork.left, fork.right]
    while out[-1] == 'null':
        out = out[:-1]
    return out


if sys.stdin.readline().strip() == 'write':
    sys.stdin.readline()
    print(plant(sys.stdin.readline().split()))
else:
    tree, _ = parse(sys.stdin.readline().strip(), 0)
    tokens = tokens_of(tree)
    print(len(tokens))
    print(*tokens)
