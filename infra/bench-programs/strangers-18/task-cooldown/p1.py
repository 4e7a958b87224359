_, c = map(int, input().split())
t = list(map(int, input().split()))
print(max(sum(t), (max(t) - 1) * (c + 1) + t.count(max(t))))
