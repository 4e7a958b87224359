import statistics, sys
data = list(map(int, sys.stdin.read().split()))
n = data.pop(0)
data.pop(n)  # this is m
print(float(statistics.median(data)))
