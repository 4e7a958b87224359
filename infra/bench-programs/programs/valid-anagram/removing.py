s = list(input())
t = list(input())
ok = len(s) == len(t)
for c in s:
    if c in t:
        t.remove(c)
    else:
        ok = False
        break
print("true" if ok else "false")
