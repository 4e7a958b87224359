import sys
from collections import deque


def profits(prices):
    """yields the best profit after each day"""
    done = deque([0, 0], maxlen=2)      # best after the day before yesterday, after yesterday
    cheapest = float("inf")             # price minus what had been earned before it
    for p in prices:
        before_rest = done[0]
        if p - before_rest < cheapest:
            cheapest = p - before_rest
        now = max(done[1], p - cheapest)
        done.append(now)
        yield now


sys.stdin.readline()
*_, last = profits(map(int, sys.stdin.readline().split()))
print(last)
