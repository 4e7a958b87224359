import sys
sys.setrecursionlimit(5000)


def grow(tokens):
    it = iter(tokens)
    root = [next(it), None, None]
    level = [root]
    while level:
        below = []
        for node in level:
            for side in (1, 2):
                token = next(it, 'null')
                if token != 'null':
                    node[side] = [token, None, None]
                    below.append(node[side])
        level = below
    return root


def mirror(node):
    return node and (node[0], mirror(node[2]), mirror(node[1]))


def walk(root):
    level = [root]
    while any(level):
        yield from (node[0] if node else 'null' for node in level)
        level = [child for node in level if node for child in node[1:]]


tokens = sys.stdin.read().split()[1:]
if not tokens:
    print('0\n')
else:
    result = list(walk(mirror(grow(tokens))))
    while result[-1] == 'null':
        result.pop()
    print(len(result))
    print(' '.join(result))
