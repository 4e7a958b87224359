n, c = map(int, input().split())
times = list(map(int, input().split()))
m = max(times)
print(max(sum(times), (m - 1) * (c + 1) + times.count(m)))
