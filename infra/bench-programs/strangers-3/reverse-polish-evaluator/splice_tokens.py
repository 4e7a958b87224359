input()
t = input().split()
while len(t) > 1:
    i = 0
    while t[i] not in ("+", "-", "*", "/"):
        i += 1
    a, b = int(t[i - 2]), int(t[i - 1])
    if t[i] == "+":
        r = a + b
    elif t[i] == "-":
        r = a - b
    elif t[i] == "*":
        r = a * b
    else:
        r = abs(a) // abs(b)
        if a * b < 0:
            r = -r
    t[i - 2:i + 1] = [str(r)]
print(int(t[0]))
