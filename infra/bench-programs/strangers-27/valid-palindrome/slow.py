line = input().lower()
forwards, backwards = [], []
for c in line:
    if "a" <= c <= "z" or "0" <= c <= "9":
        forwards.append(c)
        backwards.insert(0, c)
print("true" if forwards == backwards else "false")
