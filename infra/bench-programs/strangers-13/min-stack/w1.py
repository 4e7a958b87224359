import sys


def main():
    data = sys.stdin.read().split('\n')
    q = int(data[0])
    stack = []
    best = float('inf')
    out = []
    for line in data[1:q + 1]:
        if line.startswith('push'):
            x = int(line[5:])
            best = min(best, x)
            stack.append((x, best))
        elif line.startswith('pop'):
            stack.pop()
            if not stack:
                best = float('inf')
        elif line.startswith('top'):
            out.append(stack[-1][0])
        else:
            out.append(stack[-1][1])
    print('\n'.join(map(str, out)))


main()
