x = float(input())
unten, oben = 0.0, x
while oben - unten > 1e-9 * max(1, oben):
    mitte = (unten + oben) / 2
    if mitte ** 2 > x:
        oben = mitte
    else:
        unten = mitte
print(oben)
