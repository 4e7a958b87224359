n = int(input())
strip = input().strip()
best = [-1]
for end in range(1, n + 1):
    best.append(min(best[begin] + 1
                    for begin in range(end)
                    if strip[begin:end] == strip[begin:end][::-1]))
print(best[n])
