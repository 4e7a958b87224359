n, k = map(int, input().split())
v = list(map(int, input().split()))
print(' '.join(str(max(v[i:i + k])) for i in range(n - k + 1)))
