n = int(input())
t = list(map(int, input().split()))


def wait(i):
    for d, x in enumerate(t[i + 1:], 1):
        if x > t[i]:
            return d
    return 0


print(*[wait(i) for i in range(n)])
