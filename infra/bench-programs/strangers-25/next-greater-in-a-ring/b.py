n = int(input())
h = list(map(int, input().split()))
top = h.index(max(h))
h = h[top:] + h[:top]          # the tallest one comes first now
h.append(h[0])
jump = [0] * (n + 1)           # 0: nobody is taller
for i in range(n - 1, -1, -1):
    j = i + 1
    while h[j] <= h[i] and jump[j]:
        j += jump[j]
    jump[i] = j - i if h[j] > h[i] else 0
jump.pop()
print(*jump[n - top:], *jump[:n - top])
