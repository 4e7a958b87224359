# colour mixer
first = input().strip()
second = input().strip()
percent = int(input())

digits = "0123456789abcdef"

# gamma table, 256 entries
table = []
for i in range(256):
    table.append((i / 255) ** 2.2)

def to_numbers(c):
    c = c.lower()[1:7]
    out = []
    for k in range(0, 6, 2):
        out.append(digits.index(c[k]) * 16 + digits.index(c[k + 1]))
    return out

a = to_numbers(first)
b = to_numbers(second)
mixed = []
for ch in range(3):
    light = table[a[ch]] * (100 - percent) / 100 + table[b[ch]] * percent / 100
    # find the nearest entry
    best = 0
    for i in range(256):
        if abs(table[i] - light) < abs(table[best] - light):
            best = i
    mixed.append(best)
print("#" + "".join(digits[v // 16] + digits[v % 16] for v in mixed))
print("sum", sum(mixed))
