s = input()
while '()' in s or '[]' in s or '{}' in s:
    s = s.replace('()', '').replace('[]', '').replace('{}', '')
print(str(not s).lower())
