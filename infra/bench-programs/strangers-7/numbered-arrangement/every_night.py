def arrangements(actors):
    if not actors:
        yield []
    for first in actors:
        others = [a for a in actors if a != first]
        for tail in arrangements(others):
            yield [first] + tail


def night(n, k):
    for number, row in enumerate(arrangements(list(range(1, n + 1))), start=1):
        if number == k:
            return row


q = int(input())
for i in range(q):
    n, k = map(int, input().split())
    print(" ".join(str(a) for a in night(n, k)))
