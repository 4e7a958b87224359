import sys

input = sys.stdin.readline
n = int(input())
films = [tuple(map(int, input().split())) for _ in range(n)]
films.sort(key=lambda f: f[1])
count = 0
free = 0
for start, end in films:
    if start >= free:
        count += 1
        free = end
print(count)
