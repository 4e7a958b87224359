import sys
sys.setrecursionlimit(3000)
data = sys.stdin.read().split()[1:]
L, R = {}, {}
nodes = [0] if data else []
i = 1
for x in nodes:
    for side in (L, R):
        if i < len(data) and data[i] != "null":
            side[x] = i
            nodes.append(i)
        i += 1

def inorder(x):
    if x is None:
        return []
    return inorder(L.get(x)) + [int(data[x])] + inorder(R.get(x))

walk = inorder(0 if data else None)
good = walk == sorted(walk)
for v in walk:
    if walk.count(v) > 1:
        good = False
print("true" if good else "false")
