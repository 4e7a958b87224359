from itertools import groupby

n, c = map(int, input().split())
times = sorted(map(int, input().split()), reverse=True)
top, crew = next(groupby(times))
frame = (top - 1) * (c + 1) + sum(1 for _ in crew)
print(frame if frame > sum(times) else sum(times))
