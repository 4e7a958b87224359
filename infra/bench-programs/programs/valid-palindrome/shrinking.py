s = "".join(c.lower() for c in input() if c.isalnum())
ok = True
while len(s) > 1:
    if s[0] != s[-1]:
        ok = False
        break
    s = s[1:-1]
print("true" if ok else "false")
