n = int(input())
temps = list(map(int, input().split()))
answer = [0] * n
pending = []
for i, x in enumerate(temps):
    while pending and temps[pending[-1]] <= x:
        j = pending.pop()
        answer[j] = i - j
    pending.append(i)
print(*answer)
