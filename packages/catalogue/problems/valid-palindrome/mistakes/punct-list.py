s = input().lower()
for ch in " ,.!?'-:;":
    s = s.replace(ch, '')
print('true' if s == s[::-1] else 'false')
