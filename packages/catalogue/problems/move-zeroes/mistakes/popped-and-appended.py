import sys

n, *values = sys.stdin.read().split()
at = 0
for _ in range(int(n)):
    if values[at] == "0":
        values.append(values.pop(at))
    else:
        at += 1
print(*values)
