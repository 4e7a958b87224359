import sys

words = sys.stdin.read().split()
n = int(words[0])
a = [int(w) for w in words[1:n + 1]]
b = [int(w) for w in words[n + 2:]]

merged = []
while a or b:
    if not b or (a and a[0] <= b[0]):
        merged.append(a.pop(0))
    else:
        merged.append(b.pop(0))
print(" ".join(map(str, merged)))
