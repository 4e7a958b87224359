s = input().strip()
ok = all(s.count(a) == s.count(b) for a, b in ('()', '[]', '{}'))
for bad in ('(]', '(}', '[)', '[}', '{)', '{]'):
    if bad in s:
        ok = False
print('true' if ok else 'false')
