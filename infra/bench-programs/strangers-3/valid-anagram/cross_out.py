s = input().strip()
t = list(input().strip())
ok = len(s) == len(t)
if ok:
    for ch in reversed(s):
        if ch in t:
            t.remove(ch)
        else:
            ok = False
            break
print("true" if ok else "false")
