n = int(input())
stones = list(map(int, input().split()))
while len(stones) > 1:
    stones = sorted(stones)
    a, b = stones.pop(), stones.pop()
    if a != b:
        stones.append(a - b)
print(stones[0] if stones else 0)
