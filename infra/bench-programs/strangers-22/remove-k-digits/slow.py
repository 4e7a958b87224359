s = input().strip()
k = int(input())

for _ in range(k):
    i = 0
    while i + 1 < len(s) and s[i] <= s[i + 1]:
        i += 1
    s = s[:i] + s[i + 1:]

s = s.lstrip("0")
print(s if s else "0")
