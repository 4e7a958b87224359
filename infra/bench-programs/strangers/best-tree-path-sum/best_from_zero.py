import sys
from collections import deque
sys.setrecursionlimit(10000)

class Nodo:
    def __init__(self, valor):
        self.valor = valor
        self.izq = None
        self.der = None

def leer():
    partes = deque(sys.stdin.read().split()[1:])
    raiz = Nodo(int(partes.popleft()))
    cola = deque([raiz])
    while partes:
        nodo = cola.popleft()
        for lado in ('izq', 'der'):
            if not partes:
                break
            p = partes.popleft()
            if p != 'null':
                hijo = Nodo(int(p))
                setattr(nodo, lado, hijo)
                cola.append(hijo)
    return raiz

mejor = 0

def ganar(nodo):
    global mejor
    if nodo is None:
        return 0
    a, b = max(0, ganar(nodo.izq)), max(0, ganar(nodo.der))
    mejor = max(mejor, nodo.valor + a + b)
    return nodo.valor + max(a, b)

ganar(leer())
print(mejor)
