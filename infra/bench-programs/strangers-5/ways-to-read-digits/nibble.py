s = input()
now, later = 1, 0
while s:
    last = s[-1]
    s = s[:-1]
    now, later = (now * (last != '0') + later) % 1_000_000_007, now * (s != '' and 10 <= int(s[-1] + last) <= 26)
print(now)
