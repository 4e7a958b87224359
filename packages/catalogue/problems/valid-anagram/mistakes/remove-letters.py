s, t = list(input().strip()), list(input().strip())
ok = len(s) == len(t)
for ch in s:
    if ch in t:
        t.remove(ch)
    else:
        ok = False
        break
print('true' if ok else 'false')
