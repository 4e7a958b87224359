t = open(0).read().split()[1:]
while len(t) > 1:
    for i, x in enumerate(t):
        if x in ('+', '-', '*', '/') :
            a, b = int(t[i - 2]), int(t[i - 1])
            if x == '+': v = a + b
            elif x == '-': v = a - b
            elif x == '*': v = a * b
            else:
                v = abs(a) // abs(b)
                if (a < 0) != (b < 0): v = -v
            t = t[:i - 2] + [str(v)] + t[i + 1:]
            break
print(int(t[0]))
