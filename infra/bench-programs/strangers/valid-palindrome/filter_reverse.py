import re
t = re.sub(r'[^a-z0-9]', '', input().lower())
print(str(t == t[::-1]).lower())
