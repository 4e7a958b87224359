import sys

k, *tokens = sys.stdin.read().split()
k = int(k)
result = []
pos, width = 0, 1
while pos < k:
    level = tokens[pos:pos + width]
    pos += width
    level += ['null'] * (width - len(level))
    result += reversed(level)
    width = 2 * (width - level.count('null'))
while result and result[-1] == 'null':
    result.pop()
print(len(result))
print(*result)
