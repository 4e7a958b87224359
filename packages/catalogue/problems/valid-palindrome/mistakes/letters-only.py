s = [ch.lower() for ch in input() if ch.isalpha()]
print('true' if s == s[::-1] else 'false')
