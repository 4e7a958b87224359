import re
import sys

LEVELS = 200

text = sys.stdin.readline().strip()
parts = [[] for _ in range(LEVELS)]
times = [1] * LEVELS
depth = 0
for number, letters in re.findall(r"(\d+)\[|([a-z]+|\])", text):
    if number:
        depth += 1
        parts[depth] = []
        times[depth] = int(number)
    elif letters == "]":
        block = "".join(parts[depth]) * times[depth]
        depth -= 1
        parts[depth].append(block)
    else:
        parts[depth].append(letters)
print("".join(parts[0]))
