from collections import deque


def bfs(stones):
    last = len(stones) - 1
    water = iter(range(1, last + 1))      # stones that nobody has stepped on yet
    fresh = next(water, None)
    queue = deque([(0, 0)])
    while queue:
        here, jumps = queue.popleft()
        if here == last:
            return jumps
        while fresh is not None and fresh <= here + stones[here]:
            queue.append((fresh, jumps + 1))
            fresh = next(water, None)
    return -1


_, *numbers = map(int, open(0).read().split())
print(bfs(numbers))
