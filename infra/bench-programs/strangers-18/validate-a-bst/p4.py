import sys

_, *tokens = sys.stdin.read().split()
values, left, right = [], [], []


def add(token):
    """Index of the new node, or -1."""
    if token == "null":
        return -1
    values.append(int(token))
    left.append(-1)
    right.append(-1)
    return len(values) - 1


if tokens:
    add(tokens[0])
    for i in range(1, len(tokens)):
        # token i is a child of node number (i - 1) // 2 (the missing ones do not count)
        (left if i % 2 else right)[(i - 1) // 2] = add(tokens[i])

inorder, stack = [], []
cur = 0 if tokens else -1
while stack or cur >= 0:
    if cur >= 0:
        stack.append(cur)
        cur = left[cur]
    else:
        cur = stack.pop()
        inorder.append(values[cur])
        cur = right[cur]

print("true" if inorder == sorted(set(inorder)) else "false")
