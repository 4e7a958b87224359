import sys
sys.setrecursionlimit(5000)

# a tree is (number, left, right) or None


def show(t):
    v, l, r = t
    if not l and not r:
        return v
    if not r:
        return v + '(' + show(l) + ')'
    return v + '(' + (show(l) if l else '') + ',' + show(r) + ')'


def from_levels(tokens):
    it = iter(tokens[1:])
    root = [tokens[0], None, None]
    level = [root]
    while level:
        following = []
        for f in level:
            for side in (1, 2):
                tok = next(it, 'null')
                if tok != 'null':
                    f[side] = [tok, None, None]
                    following.append(f[side])
        level = following
    return root


def parse(s, i):
    j = i
    while s[j] not in '(),':
        j += 1
    t = [s[i:j], None, None]
    if s[j] == '(':
        j += 1
        if s[j] != ',':
            t[1], j = parse(s, j)
        if s[j] == ',':
            t[2], j = parse(s, j + 1)
        j += 1
    return t, j


def to_levels(root):
    res = []
    level = [root]
    while level:
        res += [t[0] if t else 'null' for t in level]
        level = [child for t in level if t for child in t[1:]]
    while res[-1] == 'null':
        res.pop()
    return res


if input().strip() == 'write':
    input()
    print(show(from_levels(input().split())))
else:
    tree, _ = parse(input().strip() + ')', 0)
    tokens = to_levels(tree)
    print(len(tokens))
    print(*tokens)
