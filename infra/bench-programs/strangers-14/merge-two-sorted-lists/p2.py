import sys

rows = [line.split() for line in sys.stdin] + [[]] * 4
END = 10 ** 7  # larger than every value
a = iter([*map(int, rows[1]), END])
b = iter([*map(int, rows[3]), END])
x, y = next(a), next(b)
merged = []
while x != y or x != END:
    if x <= y:
        merged.append(x)
        x = next(a)
    else:
        merged.append(y)
        y = next(b)
print(" ".join(map(str, merged)))
