import sys

s = sys.stdin.readline().rstrip("\r\n")

FIRST = 32   # the blank
LAST = 126   # the tilde

seen = [False] * (LAST - FIRST)
left = 0
best = 0
for right in range(len(s)):
    c = ord(s[right]) - FIRST
    while seen[c]:
        seen[ord(s[left]) - FIRST] = False
        left += 1
    seen[c] = True
    if right - left + 1 > best:
        best = right - left + 1
print(best)
