import sys
sys.stdin.readline()
before = [0] + [int(t) for t in sys.stdin.readline().split()]
n = len(before) - 1

kids = [0] * (n + 1)
for v in range(1, n + 1):
    kids[before[v]] += 1

leaves = [v for v in range(1, n + 1) if kids[v] == 0]
height = [0] * (n + 1)
second = [0] * (n + 1)
while leaves:
    v = leaves.pop()
    p = before[v]
    h = height[v] + 1
    if h > height[p]:
        height[p], second[p] = h, height[p]
    elif h > second[p]:
        second[p] = h
    kids[p] -= 1
    if p and kids[p] == 0:
        leaves.append(p)

hall = before.index(0, 1)
print(height[hall] + second[hall])
