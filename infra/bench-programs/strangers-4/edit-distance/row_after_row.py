import sys

def next_row(row, ch, b):
    fresh = [row[0] + 1]
    for j, d in enumerate(b):
        fresh.append(min(row[j] + (ch != d), row[j + 1] + 1, fresh[j] + 1))
    return fresh

a = sys.stdin.readline().rstrip('\n')
b = sys.stdin.readline().rstrip('\n')
row = list(range(len(b) + 1))
for ch in a:
    row = next_row(row, ch, b)
print(row[-1])
