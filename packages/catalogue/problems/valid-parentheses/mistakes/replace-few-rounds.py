s = input().strip()
for _ in range(100):
    s = s.replace('()', '').replace('[]', '').replace('{}', '')
print('true' if not s else 'false')
