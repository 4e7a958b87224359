import sys

n, *h = map(int, sys.stdin.read().split())
answer = [0] * n
waiting = []
for i, x in enumerate(h + h):
    while waiting and h[waiting[-1] % n] < x:
        j = waiting.pop()
        if j < n:
            answer[j] = i - j
    waiting.append(i)
print(*answer)
