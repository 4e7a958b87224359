import sys
sys.setrecursionlimit(10000)

tokens = sys.stdin.read().split()
k = int(tokens[0])
tree, questions = tokens[1:k + 1], tokens[k + 2:]

# node = [mark, left, right]
root = [int(tree[0]), None, None]
level, rest = [root], iter(tree[1:])
while level:
    below = []
    for node in level:
        for side in (1, 2):
            t = next(rest, "null")
            if t != "null":
                node[side] = [int(t), None, None]
                below.append(node[side])
    level = below


def flatten(node):
    if node is None:
        return []
    mark, left, right = node
    return flatten(left) + [mark] + flatten(right)


ranked = flatten(root)
print(" ".join(str(ranked[int(x) - 1]) for x in questions))
