n = int(input())
t = list(map(int, input().split()))
wait = [0] * n
cold = []
for day, temp in enumerate(t):
    while cold and t[cold[-1]] < temp:
        d = cold.pop()
        wait[d] = day - d
    cold.append(day)
print(*wait)
