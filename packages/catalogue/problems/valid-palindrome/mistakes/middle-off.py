s = [ch.lower() for ch in input() if ch.isalnum()]
n = len(s)
ok = all(s[i] == s[n - 1 - i] for i in range((n - 1) // 2))
if n < 9 and n % 2 == 0 and n:
    ok = ok and s[n // 2] == s[n // 2 - 1]
print('true' if ok else 'false')
