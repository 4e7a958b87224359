import re
s = re.sub(r'\W', '', input()).lower()
print('true' if s == s[::-1] else 'false')
