n = int(input())
a = list(map(int, input().split()))
for _ in range(a.count(0)):
    a.remove(0)
    a.append(0)
print(*a)
