import sys


def matches(text, pattern):
    # the well-known wildcard table, one row at a time
    row = [False] * (len(pattern) + 1)
    row[0] = True
    for j, p in enumerate(pattern):
        row[j + 1] = row[j] and p == "*"
    for ch in text:
        new = [False] * (len(pattern) + 1)
        for j, p in enumerate(pattern):
            if p == "*":
                new[j + 1] = new[j] or row[j + 1]
            elif p == "?" or p == ch:
                new[j + 1] = row[j]
        row = new
    return row[-1]


word, pattern = sys.stdin.read().split()
count = 0
for length in range(len(word) + 1):
    if matches(word[:length], pattern):
        count += 1
print(count)
