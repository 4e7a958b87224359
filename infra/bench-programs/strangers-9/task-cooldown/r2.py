n, c = map(int, input().split())
times = sorted(map(int, input().split()), reverse=True)
rounds = times[0] - 1
silent = rounds * c
for t in times[1:]:
    silent -= min(t, rounds)
print(sum(times) + max(0, silent))
