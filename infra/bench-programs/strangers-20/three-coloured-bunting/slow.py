import sys

flags = list(sys.stdin.readline().strip())
n = len(flags)
start = {'r': 0, 'w': flags.count('r'), 'b': flags.count('r') + flags.count('w')}
end = {'r': start['w'], 'w': start['b'], 'b': n}
swaps = 0
for i in range(n):
    # which colour belongs here?
    if i < end['r']:
        need = 'r'
    elif i < end['w']:
        need = 'w'
    else:
        need = 'b'
    if flags[i] == need:
        continue
    mine = flags[i]
    # best: a flag that hangs exactly where mine should hang
    partner = -1
    for j in range(start[mine], end[mine]):
        if flags[j] == need:
            partner = j
            break
    if partner < 0:
        for j in range(i + 1, n):
            if flags[j] == need and j >= end[need]:
                partner = j
                break
    flags[i], flags[partner] = flags[partner], flags[i]
    swaps += 1
print(swaps)
