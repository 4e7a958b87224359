def check(s):
    pila = []
    pares = {'(': ')', '[': ']', '{': '}'}
    for c in s:
        if c in pares:
            pila.append(pares[c])
        elif not pila or c != pila.pop():
            return False
    return True

print(str(check(input().strip())).lower())
