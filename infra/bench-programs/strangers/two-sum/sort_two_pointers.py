n, ziel = map(int, input().split())
zahlen = list(map(int, input().split()))
reihenfolge = sorted(range(n), key=zahlen.__getitem__)
links, rechts = 0, n - 1
while True:
    while zahlen[reihenfolge[links]] + zahlen[reihenfolge[rechts]] > ziel:
        rechts -= 1
    if zahlen[reihenfolge[links]] + zahlen[reihenfolge[rechts]] == ziel:
        break
    links += 1
print(*sorted((reihenfolge[links], reihenfolge[rechts])))
