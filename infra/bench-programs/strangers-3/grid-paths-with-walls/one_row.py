import sys
P = 10 ** 9 + 7
r, c = map(int, sys.stdin.readline().split())
ways = [1] + [0] * (c - 1)
for line in sys.stdin:
    line = line.strip()
    if not line:
        continue
    left = 0
    for j, ch in enumerate(line):
        left = 0 if ch == "#" else (left + ways[j]) % P
        ways[j] = left
print(ways[-1])
