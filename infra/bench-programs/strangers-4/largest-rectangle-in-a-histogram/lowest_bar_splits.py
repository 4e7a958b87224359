n = int(input())
bars = list(map(int, input().split()))
todo = [(0, n)]
biggest = 0
while todo:
    lo, hi = todo.pop()
    if lo >= hi:
        continue
    lowest = min(range(lo, hi), key=bars.__getitem__)
    biggest = max(biggest, bars[lowest] * (hi - lo))
    todo += [(lo, lowest), (lowest + 1, hi)]
print(biggest)
