import sys
sys.setrecursionlimit(10000)


def check(a, b, heard, i, j):
    k = i + j
    if k == len(heard):
        return True
    if i < len(a) and a[i] == heard[k] and check(a, b, heard, i + 1, j):
        return True
    return j < len(b) and b[j] == heard[k] and check(a, b, heard, i, j + 1)


lines = sys.stdin.read().split('\n')
lines += [''] * 3
for r in range(int(lines[0])):
    a, b, heard = (x.strip() for x in lines[3 * r + 1:3 * r + 4])
    if len(a) + len(b) == len(heard) and check(a, b, heard, 0, 0):
        print('true')
    else:
        print('false')
