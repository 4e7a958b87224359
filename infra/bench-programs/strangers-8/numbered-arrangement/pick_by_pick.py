from math import factorial


def bow(actors, k):
    if actors:
        i, k = divmod(k, factorial(len(actors) - 1))
        yield actors[i]
        yield from bow(actors[:i] + actors[i + 1:], k)


for _ in range(int(input())):
    n, k = map(int, input().split())
    print(*bow(tuple(range(1, n + 1)), k - 1))
