s = input()
best = 0
while s != "":
    seen = ""
    for letter in s:
        if letter in seen:
            break
        seen = seen + letter
    if len(seen) > best:
        best = len(seen)
    s = s[1:]
print(best)
