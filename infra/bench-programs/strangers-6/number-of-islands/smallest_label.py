rows, cols = [int(x) for x in input().split()]
label = []
for i in range(rows):
    line = input()
    label.append([i * cols + j + 1 if line[j] == "1" else 0 for j in range(cols)])

again = True
while again:
    again = False
    for i in range(rows):
        for j in range(cols):
            if not label[i][j]:
                continue
            smallest = label[i][j]
            if i > 0 and label[i - 1][j]:
                smallest = min(smallest, label[i - 1][j])
            if j > 0 and label[i][j - 1]:
                smallest = min(smallest, label[i][j - 1])
            if i + 1 < rows and label[i + 1][j]:
                smallest = min(smallest, label[i + 1][j])
            if j + 1 < cols and label[i][j + 1]:
                smallest = min(smallest, label[i][j + 1])
            if smallest < label[i][j]:
                label[i][j] = smallest
                again = True

kinds = set()
for line in label:
    kinds.update(line)
kinds.discard(0)
print(len(kinds))
