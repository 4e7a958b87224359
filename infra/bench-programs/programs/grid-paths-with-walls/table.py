r, c = map(int, input().split())
ways = [0] * c
ways[0] = 1
for _ in range(r):
    row = input()
    for j in range(c):
        if row[j] == "#":
            ways[j] = 0
        elif j:
            ways[j] = (ways[j] + ways[j - 1]) % 1000000007
print(ways[-1])
