line = input()
n = len(line)
record = 0
for start in range(n):
    used = set()
    for end in range(start, n):
        if line[end] in used:
            break
        used.add(line[end])
    record = max(record, len(used))
    if record == 95:
        break
print(record)
