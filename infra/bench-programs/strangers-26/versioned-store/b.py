import sys
from bisect import bisect


def main():
    lines = sys.stdin.read().splitlines()
    q = int(lines[0])
    sets = []                   # (name, number)
    clock = []
    questions = [[]]            # questions[v]: those that see the board after v changes
    total = 0
    for line in lines[1:q + 1]:
        kind, t, name, *x = line.split()
        if kind == 'set':
            clock.append(int(t))
            sets.append((name, x[0]))
            questions.append([])
        else:
            questions[bisect(clock, int(t))].append((total, name))
            total += 1

    answer = [None] * total
    board = {}
    for v, waiting in enumerate(questions):
        if v:
            name, x = sets[v - 1]
            board[name] = x
        for i, name in waiting:
            answer[i] = board.get(name, 'none')
    print('\n'.join(answer))


main()
