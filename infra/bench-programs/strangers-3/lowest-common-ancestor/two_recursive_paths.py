import sys
sys.setrecursionlimit(5000)
k = int(input())
tok = input().split()
p, q = input().split()
kids = {}
order = [0]
i = 1
for x in order:
    kids[x] = []
    for pos in (i, i + 1):
        if pos < k and tok[pos] != "null":
            kids[x].append(pos)
            order.append(pos)
    i += 2

def path(x, goal, way):
    way.append(tok[x])
    if tok[x] == goal:
        return True
    for y in kids[x]:
        if path(y, goal, way):
            return True
    way.pop()
    return False

a, b = [], []
path(0, p, a)
path(0, q, b)
same = [x for x, y in zip(a, b) if x == y]
print(same[-1])
