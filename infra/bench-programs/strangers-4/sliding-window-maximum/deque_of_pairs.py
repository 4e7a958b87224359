from collections import deque

def display(values, k):
    d = deque()
    for i, v in enumerate(values):
        while d and d[-1][1] <= v:
            d.pop()
        d.append((i, v))
        if d[0][0] == i - k:
            d.popleft()
        if i + 1 >= k:
            yield d[0][1]

n, k = map(int, input().split())
print(*display(map(int, input().split()), k))
