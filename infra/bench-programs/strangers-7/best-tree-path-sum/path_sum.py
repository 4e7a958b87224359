import sys
sys.setrecursionlimit(5000)
data = sys.stdin.read().split()[1:]

class Node:
    def __init__(self, val):
        self.val = val
        self.left = None
        self.right = None

root = Node(int(data[0]))
level = [root]
i = 1
while i < len(data):
    new = []
    for node in level:
        if i < len(data) and data[i] != "null":
            node.left = Node(int(data[i]))
            new.append(node.left)
        i += 1
        if i < len(data) and data[i] != "null":
            node.right = Node(int(data[i]))
            new.append(node.right)
        i += 1
    level = new

best = -10**18

def go(node):
    global best
    if node is None:
        return 0
    l = max(0, go(node.left))
    r = max(0, go(node.right))
    total = node.val + l + r
    if total > best:
        best = total
    return total

go(root)
print(best)
