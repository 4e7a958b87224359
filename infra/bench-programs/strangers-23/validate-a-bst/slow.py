import sys

tokens = sys.stdin.read().split()[1:]
left, right = {}, {}
spot = 1
for i, t in enumerate(tokens):
    if t != 'null':
        left[i], right[i] = spot, spot + 1
        spot += 2

walk = []
stack = []
i = 0
while stack or i in left:
    while i in left:
        stack.append(i)
        i = left[i]
    i = stack.pop()
    walk.append(int(tokens[i]))
    i = right[i]

sorted_ok = walk == sorted(walk)
no_twins = all(walk.count(v) == 1 for v in walk)
print('true' if sorted_ok and no_twins else 'false')
