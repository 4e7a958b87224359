s, t = input().strip(), input().strip()
print('true' if all(s.count(ch) == t.count(ch) for ch in s) and len(s) == len(t) else 'false')
