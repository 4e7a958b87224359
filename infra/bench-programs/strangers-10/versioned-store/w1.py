import sys
from bisect import bisect_left
from collections import defaultdict

HIGHEST = 10 ** 9


def main():
    lines = sys.stdin.read().splitlines()
    board = defaultdict(list)
    answers = []
    for line in lines[1:]:
        kind, t, name, *number = line.split()
        t = int(t)
        if kind == 'set':
            board[name].append((t, int(number[0])))
        else:
            log = board[name]
            i = bisect_left(log, (t, HIGHEST))
            answers.append(log[i - 1][1] if i else 'none')
    print(*answers, sep='\n')


main()
