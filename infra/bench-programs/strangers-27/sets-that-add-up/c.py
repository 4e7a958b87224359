from itertools import accumulate

n, t = map(int, input().split())
stamps = sorted(map(int, input().split()))
worth = list(accumulate(stamps, initial=0))
first = {}                                  # where the stamps of a value begin
for i, v in enumerate(stamps):
    first.setdefault(v, i)
taken = []
found = False


def search(count, rest):
    """Only the `count` smallest stamps are left."""
    global found
    if rest == 0:
        found = True
        print(*reversed(taken))
    elif rest <= worth[count]:
        largest = stamps[count - 1]
        if largest <= rest:
            taken.append(largest)
            search(count - 1, rest - largest)
            taken.pop()
        search(first[largest], rest)


search(n, t)
if not found:
    print("none")
