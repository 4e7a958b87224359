import sys


def solve(amounts):
    # houses with an empty drawer are of no use
    amounts = [a for a in amounts if a]
    before, last = 0, 0
    for a in amounts:
        before, last = last, max(last, before + a)
    return last


data = list(map(int, sys.stdin.read().split()))
print(solve(data[1:]))
