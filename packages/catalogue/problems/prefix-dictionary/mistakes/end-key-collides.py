import sys
lines = sys.stdin.read().split('\n')
root = {}
out = []
for line in lines[1:int(lines[0]) + 1]:
    op, w = line.split()
    node = root
    if op == 'add':
        for ch in w:
            node = node.setdefault(ch, {})
        node['e'] = node.get('e', {})
        continue
    for ch in w:
        if ch not in node:
            node = None
            break
        node = node[ch]
    if node is None:
        out.append('false')
    elif op == 'prefix':
        out.append('true')
    else:
        out.append('true' if 'e' in node else 'false')
print('\n'.join(out))
