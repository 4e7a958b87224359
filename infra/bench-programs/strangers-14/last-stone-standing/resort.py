n = int(input())
stones = list(map(int, input().split()))

while len(stones) > 1:
    stones.sort()
    y = stones.pop()
    x = stones.pop()
    if x != y:
        stones.append(y - x)

if stones:
    print(stones[0])
else:
    print(0)
