from bisect import insort
n = int(input())
piedras = sorted(map(int, input().split()))
while len(piedras) > 1:
    resto = piedras.pop() - piedras.pop()
    if resto:
        insort(piedras, resto)
print(piedras[0] if piedras else 0)
