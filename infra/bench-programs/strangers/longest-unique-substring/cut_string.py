mejor, ventana = 0, ''
for letra in input():
    if letra in ventana:
        ventana = ventana[ventana.index(letra) + 1:]
    ventana += letra
    mejor = max(mejor, len(ventana))
print(mejor)
