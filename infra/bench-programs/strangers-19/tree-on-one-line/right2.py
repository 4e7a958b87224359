import re
import sys


def write(tokens):
    n = len(tokens)
    left, right = [-1] * n, [-1] * n
    i = 1
    for v in range(n):
        if i >= n:
            break
        if tokens[v] == 'null':
            continue
        if tokens[i] != 'null':
            left[v] = i
        i += 1
        if i < n:
            if tokens[i] != 'null':
                right[v] = i
            i += 1
    out, stack = [], [0]
    while stack:
        x = stack.pop()
        if isinstance(x, str):
            out.append(x)
            continue
        out.append(tokens[x])
        l, r = left[x], right[x]
        if l >= 0 or r >= 0:
            out.append('(')
            stack.append(')')
            if r >= 0:
                stack.append(r)
                stack.append(',')
            if l >= 0:
                stack.append(l)
    return ''.join(out)


def read(text):
    # number k of the text: kids[2k], kids[2k+1]
    nums, kids, path = [], [], []
    slot = 0
    for tok in re.findall(r'-?\d+|[(),]', text):
        if tok == '(':
            path.append(len(nums) - 1)
            slot = 0
        elif tok == ',':
            slot = 1
        elif tok == ')':
            path.pop()
        else:
            if path:
                kids[2 * path[-1] + slot] = len(nums)
            nums.append(tok)
            kids += (-1, -1)
    order = [0]
    res = []
    for v in order:
        if v < 0:
            res.append('null')
        else:
            res.append(nums[v])
            order.append(kids[2 * v])
            order.append(kids[2 * v + 1])
    while res[-1] == 'null':
        res.pop()
    return '%d\n%s' % (len(res), ' '.join(res))


lines = sys.stdin.read().split('\n')
print(write(lines[2].split()) if lines[0].strip() == 'write' else read(lines[1].strip()))
