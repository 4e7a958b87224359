n = int(input())
stones = list(map(int, input().split()))
while len(stones) > 1:
    a = max(stones)
    stones.remove(a)
    b = max(stones)
    stones.remove(b)
    if a > b:
        stones.append(a - b)
print(stones[0] if stones else 0)
