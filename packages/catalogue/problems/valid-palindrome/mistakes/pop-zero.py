s = [ch.lower() for ch in input() if ch.isalnum()]
ok = True
while len(s) > 1:
    if s.pop(0) != s.pop():
        ok = False
        break
print('true' if ok else 'false')
