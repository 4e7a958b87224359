import sys
input = sys.stdin.readline
n = int(input())
take = skip = 0
for x in map(int, input().split()):
    take, skip = skip + x, max(take, skip)
print(max(take, skip))
