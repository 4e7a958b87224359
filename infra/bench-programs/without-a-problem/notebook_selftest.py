def slow_sort(xs):
    xs = xs[:]
    for i in range(len(xs)):
        for j in range(i + 1, len(xs)):
            if xs[j] < xs[i]:
                xs[i], xs[j] = xs[j], xs[i]
    return xs

tests = [[3, 1, 2], [], [5, 5, -1, 0]]
for t in tests:
    assert slow_sort(t) == sorted(t)
    print(t, "->", slow_sort(t))
print("all fine")
