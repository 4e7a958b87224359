n = int(input())
bars = list(map(int, input().split()))

best = 0
todo = [(0, n)]
while len(todo) > 0:
    start, stop = todo.pop()
    if start == stop:
        continue
    lowest = start
    for i in range(start, stop):
        if bars[i] < bars[lowest]:
            lowest = i
    area = bars[lowest] * (stop - start)
    if area > best:
        best = area
    todo.append((start, lowest))
    todo.append((lowest + 1, stop))
print(best)
