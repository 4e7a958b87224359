import sys
from bisect import bisect_right
from collections import defaultdict

board = defaultdict(list)
answers = []
for line in sys.stdin.read().split("\n")[1:]:
    match line.split():
        case ["set", t, name, x]:
            board[name].append((int(t), x))
        case ["get", t, name]:
            notes = board[name]
            i = bisect_right([when for when, _ in notes], int(t))
            answers.append(notes[i - 1][1] if i else "none")
print("\n".join(answers))
