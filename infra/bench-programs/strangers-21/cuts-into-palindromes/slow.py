input()
s = input().strip()
f = [-1]
for j in range(1, len(s) + 1):
    f.append(min(f[i] + 1 for i in range(j) if s[i:j] == s[i:j][::-1]))
print(f[-1])
