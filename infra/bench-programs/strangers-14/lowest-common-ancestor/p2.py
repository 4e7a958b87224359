import sys

sys.setrecursionlimit(3000)


def build(tokens):
    it = iter(tokens)
    root = [next(it), None, None]
    queue = [root]
    for node in queue:
        for side in (1, 2):
            token = next(it, "null")
            if token != "null":
                child = [token, None, None]
                node[side] = child
                queue.append(child)
    return root


def find(node, p, q):
    if node is None or node[0] == p or node[0] == q:
        return node
    a = find(node[1], p, q)
    b = find(node[2], p, q)
    if a and b:
        return node
    return a or b


sys.stdin.readline()
tree = build(sys.stdin.readline().split())
p, q = sys.stdin.readline().split()
print(find(tree, p, q)[0])
