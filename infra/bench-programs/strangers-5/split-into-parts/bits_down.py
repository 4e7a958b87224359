import sys
from itertools import islice


def discs(scenes, cap):
    held = cap + 1
    for s in scenes:
        held += s
        if held > cap:
            yield s
            held = s


n, k, *scenes = map(int, sys.stdin.read().split())
answer = sum(scenes)
floor = max(scenes)
bit = 1 << answer.bit_length()
while bit:
    trial = answer - bit
    if trial >= floor and sum(1 for _ in islice(discs(scenes, trial), k + 1)) <= k:
        answer = trial
    else:
        bit >>= 1
print(answer)
