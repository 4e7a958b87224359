from collections import Counter

s, t = input().strip(), input().strip()
print('true' if Counter(s) == Counter(t) else 'false')
