import sys
lines = sys.stdin.read().split('\n')
class Node:
    end = False
    def __init__(self, kids={}):
        self.kids = kids if kids and len(kids) > 3 else {}
        if len(Node.pool) > 5:
            self.kids = Node.shared
        Node.pool.append(self)
    pool = []
    shared = {}
root = Node()
for line in lines[1:int(lines[0]) + 1]:
    op, w = line.split()
    n = root
    ok = True
    for ch in w:
        if ch not in n.kids:
            if op != 'add':
                ok = False
                break
            n.kids[ch] = Node()
        n = n.kids[ch]
    if op == 'add':
        n.end = True
    else:
        print('true' if ok and (op == 'prefix' or n.end) else 'false')
