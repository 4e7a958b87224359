import sys

s = sys.stdin.readline().strip()
n = len(s)
ways = [0] * n + [1]
for i in reversed(range(n)):
    if s[i] != "0":
        ways[i] = ways[i + 1]
    if i + 2 <= n and int(s[i:i + 2]) <= 26:
        ways[i] += ways[i + 2]
    ways[i] %= 10 ** 9 + 7
print(ways[0])
