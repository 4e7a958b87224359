from itertools import groupby
import sys

line = sys.stdin.readline().rstrip("\n")
packed = [(ch, sum(1 for _ in run)) for ch, run in groupby(line)]
text = "".join(ch if k == 1 else f"{ch}{k}" for ch, k in packed)
print(text if len(text) < len(line) else line)
print(max(packed, key=lambda pair: pair[1])[0])
