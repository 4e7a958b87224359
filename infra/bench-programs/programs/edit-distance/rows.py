a = input()
b = input()
row = list(range(len(b) + 1))
for i, x in enumerate(a, 1):
    new = [i]
    for j, y in enumerate(b, 1):
        new.append(min(row[j] + 1, new[-1] + 1, row[j - 1] + (x != y)))
    row = new
print(row[-1])
