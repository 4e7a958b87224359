import sys
_, *t = sys.stdin.read().split()
out, i, w = [], 0, 1
while i < len(t):
    level = t[i:i + w]
    level += ['null'] * (w - len(level))
    out += level[::-1]
    i, w = i + w, 2 * (w - level.count('null'))
while out and out[-1] == 'null':
    out.pop()
print(len(out))
print(*out)
