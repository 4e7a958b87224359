"""All lines are sorted by time and the board is played once.

A question about the future is moved to the time of the last `set` above it;
sets below it are later than that, so they cannot disturb it.
"""
import sys


def main():
    rows = sys.stdin.read().splitlines()
    q = int(rows[0])
    events = []
    now = 0
    gets = 0
    for row in rows[1:q + 1]:
        f = row.split()
        t = int(f[1])
        if f[0] == "set":
            now = t
            events.append((t, -1, f[2], f[3]))
        else:
            events.append((min(t, now), gets, f[2], ""))
            gets += 1
    events.sort()
    answers = ["none"] * gets
    board = {}
    for _, number, name, x in events:
        if number < 0:
            board[name] = x
        else:
            answers[number] = board.get(name, "none")
    print("\n".join(answers))


main()
