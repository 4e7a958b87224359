import sys

data = sys.stdin.read().split()
r, c = int(data[0]), int(data[1])
box = [list(row) for row in data[2:2 + r]]
words = set(data[3 + r:])
beginnings = {word[:i] for word in words for i in range(1, len(word) + 1)}
found = set()


def go(i, j, sofar):
    if not (0 <= i < r and 0 <= j < c) or box[i][j] == "#":
        return
    letter = box[i][j]
    sofar += letter
    if sofar not in beginnings:
        return
    if sofar in words:
        found.add(sofar)
    box[i][j] = "#"
    go(i - 1, j, sofar)
    go(i + 1, j, sofar)
    go(i, j - 1, sofar)
    go(i, j + 1, sofar)
    box[i][j] = letter


for i in range(r):
    for j in range(c):
        go(i, j, "")

print(len(found))
for word in sorted(found):
    print(word)
