"""Reads everything first; then a word counts if it was added before the question."""
import sys
from bisect import bisect_left

NEVER = 10 ** 9


class MinTable:
    def __init__(self, values):
        self.rows = [values]
        step = 1
        while 2 * step <= len(values):
            last = self.rows[-1]
            self.rows.append([min(x, y) for x, y in zip(last, last[step:])])
            step *= 2

    def least(self, i, j):
        if i >= j:
            return NEVER
        r = (j - i).bit_length() - 1
        return min(self.rows[r][i], self.rows[r][j - (1 << r)])


def main():
    ops = [line.split() for line in sys.stdin.read().strip().split("\n")[1:]]
    added = {}
    for time, (op, w) in enumerate(ops):
        if op == "add":
            added.setdefault(w, time)
    words = sorted(added)
    table = MinTable([added[w] for w in words])
    for time, (op, w) in enumerate(ops):
        if op == "has":
            known = added.get(w, NEVER) < time
        elif op == "prefix":
            known = table.least(bisect_left(words, w), bisect_left(words, w + "{")) < time
        else:
            continue
        print("true" if known else "false")


main()
