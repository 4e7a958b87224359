h = sorted(map(int, input().split()))
print(min(b - a for a, b in zip(h, h[1:])))
