# Python has big integers: count exactly, take the remainder once at the end
r, c = map(int, input().split())
ways = [1] + [0] * (c - 1)
for _ in range(r):
    left = 0
    for j, square in enumerate(input().strip()):
        left = ways[j] = 0 if square == '#' else ways[j] + left
print(ways[-1] % (10 ** 9 + 7))
