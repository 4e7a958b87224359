import sys


def read_row():
    return [int(x) for x in sys.stdin.readline().split()]


n = read_row()[0]
before = read_row()
between = read_row()

left, right = {}, {}
path = [before[0]]
done = 0
for node in before[1:]:
    if path[-1] != between[done]:
        left[path[-1]] = node
    else:
        while path and path[-1] == between[done]:
            mother = path.pop()
            done += 1
        right[mother] = node
    path.append(node)

backwards = []
todo = [before[0]]
while todo:
    node = todo.pop()
    backwards.append(node)
    if node in left:
        todo.append(left[node])
    if node in right:
        todo.append(right[node])

print(*backwards[::-1])
