import sys


def build(tokens):
    marks = [int(tokens[0])]
    left = [-1]
    right = [-1]
    parent = 0
    on_left = True
    for tok in tokens[1:]:
        node = -1
        if tok != "null":
            node = len(marks)
            marks.append(int(tok))
            left.append(-1)
            right.append(-1)
        if on_left:
            left[parent] = node
        elif node >= 0:
            right[parent] = node
            parent += 1
        on_left = not on_left
    return marks, left, right


def in_order(marks, left, right):
    result = []
    stack = []
    node = 0
    while stack or node >= 0:
        while node >= 0:
            stack.append(node)
            node = left[node]
        node = stack.pop()
        result.append(marks[node])
        node = right[node]
    return result


lines = sys.stdin.read().split("\n")
order = in_order(*build(lines[1].split()))
print(*[order[int(k) - 1] for k in lines[3].split()])
