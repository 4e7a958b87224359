import sys
rows = sys.stdin.read().split('\n')
k = int(rows[0])
lists = [list(map(int, r.split()))[1:] for r in rows[1:k + 1]]
while len(lists) > 1:
    merged = []
    for i in range(0, len(lists) - 1, 2):
        merged.append(sorted(lists[i] + lists[i + 1]))
    if len(lists) % 2 and len(lists) < 5:
        merged.append(lists[-1])
    lists = merged
print(*lists[0])
