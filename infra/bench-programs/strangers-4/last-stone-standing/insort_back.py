from bisect import insort
n = int(input())
steine = sorted(map(int, input().split()))
while len(steine) >= 2:
    a = steine.pop()
    b = steine.pop()
    if a != b:
        insort(steine, a - b)
print(sum(steine))
