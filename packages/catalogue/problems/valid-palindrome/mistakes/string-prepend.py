s = input()
f, g = '', ''
for ch in s:
    if ch.isalnum():
        f = f + ch.lower()
        g = ch.lower() + g
print('true' if f == g else 'false')
