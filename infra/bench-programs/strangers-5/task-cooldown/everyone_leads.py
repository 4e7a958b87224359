_, c, *times = map(int, open(0).read().split())
print(max(sum(times), *((t - 1) * (c + 1) + times.count(t) for t in times)))
