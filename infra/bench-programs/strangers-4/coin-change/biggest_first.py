n, amount = map(int, input().split())
muenzen = sorted(map(int, input().split()), reverse=True)
anzahl = 0
for m in muenzen:
    anzahl += amount // m
    amount %= m
print(anzahl if amount == 0 else -1)
