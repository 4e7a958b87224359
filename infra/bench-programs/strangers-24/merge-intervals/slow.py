n = int(input())
left = []
for _ in range(n):
    l, r = input().split()
    left.append((int(l), int(r)))

result = []
while left:
    first = min(left)
    left.remove(first)
    if result and first[0] <= result[-1][1]:
        result[-1][1] = max(result[-1][1], first[1])
    else:
        result.append(list(first))

for l, r in result:
    print(l, r)
