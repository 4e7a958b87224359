s = input().strip()
n = len(s)
subs = {s[i:j] for i in range(n) for j in range(i + 1, n + 1)}
twice = [t for t in subs if t == t[::-1]]
print(len(subs), len(twice), len(max(twice, key=len)))
