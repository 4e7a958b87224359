k = int(input())
t = input().split() if k else []
out = []
i, w = 0, 1
while i < k:
    cur = t[i:i + w] + ['null'] * max(0, w - (k - i))
    out += cur[::-1]
    i += w
    w *= 2
while out and out[-1] == 'null':
    out.pop()
print(len(out))
print(*out)
