s = input().strip()
pair = {')': '(', ']': '[', '}': '{'}
st = []
ok = True
for ch in s:
    if ch in pair:
        if not st or st.pop() != pair[ch]:
            ok = False
            break
    else:
        st.append(ch)
if len(st) % 2 or len(st) == 2:
    ok = False
print('true' if ok else 'false')
