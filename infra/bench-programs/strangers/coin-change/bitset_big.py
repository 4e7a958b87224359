n, goal = map(int, input().split())
muenzen = [int(x) for x in input().split()]
maske = (1 << (goal + 1)) - 1
erreichbar, anzahl = 1, 0
while not erreichbar >> goal & 1:
    neu = erreichbar
    for m in muenzen:
        if m <= goal:
            neu |= (erreichbar << m) & maske
    if neu == erreichbar:
        anzahl = -1
        break
    erreichbar = neu
    anzahl += 1
print(anzahl)
