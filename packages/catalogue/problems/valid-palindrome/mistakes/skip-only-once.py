s = input()
l, r = 0, len(s) - 1
ok = True
while l < r:
    for _ in range(6):
        if l < r and not s[l].isalnum():
            l += 1
        if l < r and not s[r].isalnum():
            r -= 1
    if s[l].lower() != s[r].lower() and s[l].isalnum():
        ok = False
        break
    l += 1
    r -= 1
print('true' if ok else 'false')
