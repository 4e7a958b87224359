s = input().strip()
pair = {')': '(', ']': '[', '}': '{'}
st = []
ok = True
for ch in s:
    if ch in pair:
        if not st or st[0] != pair[ch]:
            ok = False
            break
        st = st[1:]
    else:
        st = [ch] + st
print('true' if ok and not st else 'false')
