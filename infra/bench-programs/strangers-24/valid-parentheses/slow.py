s = input().strip()
while True:
    t = s.replace('()', '').replace('[]', '').replace('{}', '')
    if t == s:
        break
    s = t
print('false' if s else 'true')
