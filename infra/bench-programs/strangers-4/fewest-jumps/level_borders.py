n = int(input())
stones = list(map(int, input().split()))
jumps = border = farthest = 0
for i in range(n - 1):
    farthest = max(farthest, i + stones[i])
    if i == border:
        if farthest == i:
            jumps = -1
            break
        jumps += 1
        border = farthest
        if border >= n - 1:
            break
print(jumps)
