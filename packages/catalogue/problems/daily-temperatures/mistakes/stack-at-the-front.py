import sys

n, *t = map(int, sys.stdin.read().split())
answer = [0] * n
waiting = []
for i in range(n):
    while waiting and t[waiting[0]] < t[i]:
        j = waiting.pop(0)
        answer[j] = i - j
    waiting.insert(0, i)
print(*answer)
