import sys
lines = sys.stdin.read().split('\n')
words = []
for line in lines[1:int(lines[0]) + 1]:
    op, w = line.split()
    if op == 'add':
        words.append(w)
    elif op == 'has':
        print('true' if w in words else 'false')
    else:
        print('true' if any(x.startswith(w) for x in words) else 'false')
