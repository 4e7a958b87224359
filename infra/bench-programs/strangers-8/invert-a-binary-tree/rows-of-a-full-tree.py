import sys

words = sys.stdin.read().split()
k, tokens = int(words[0]), words[1:]

mirrored = []
first, size = 0, 1
while first < k:
    row = tokens[first:first + size]
    row += ["null"] * (size - len(row))
    mirrored.extend(row[::-1])
    first += size
    size *= 2

while mirrored and mirrored[-1] == "null":
    mirrored.pop()
print(len(mirrored))
print(" ".join(mirrored))
