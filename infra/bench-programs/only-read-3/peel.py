s = input().strip()
bits = []
while s:
    c = s[0]
    if s.endswith(c) and len(s) > 1:
        bits.append(c.upper())
        s = s[1:-1]
    else:
        bits.append(c)
        s = s[1:]
print("".join(bits))
