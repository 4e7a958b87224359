import sys

_, word = sys.stdin.read().split()
n = len(word)
mirror = lambda w: w == w[::-1]
cost = [-1]
for end in range(1, n + 1):
    cost.append(min([cost[start] + 1 for start in range(end) if mirror(word[start:end])]))
print(cost[n])
