import sys

s, t = sys.stdin.read().split()
row = [0] * (len(t) + 1)
for a in s:
    for j, b in enumerate(t, 1):
        if a == b:
            row[j] = row[j - 1] + 1
        else:
            row[j] = max(row[j], row[j - 1])
print(row[-1])
