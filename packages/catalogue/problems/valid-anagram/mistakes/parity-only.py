s, t = input().strip(), input().strip()
odd = 0
for ch in s + t:
    odd ^= 1 << ord(ch) - 97
print('true' if odd == 0 and len(s) == len(t) and sorted(set(s)) == sorted(set(t)) else 'false')
