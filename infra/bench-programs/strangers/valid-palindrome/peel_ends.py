s = [c for c in input().lower() if c.isascii() and c.isalnum()]
s = ''.join(s)
while len(s) > 1 and s[0] == s[-1]:
    s = s[1:-1]
print('true' if len(s) < 2 else 'false')
