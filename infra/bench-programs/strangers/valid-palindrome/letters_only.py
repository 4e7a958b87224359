zeile = input()
sauber = [z.casefold() for z in zeile if z.isalpha()]
links, rechts = 0, len(sauber) - 1
while links < rechts and sauber[links] == sauber[rechts]:
    links += 1
    rechts -= 1
print('true' if links >= rechts else 'false')
