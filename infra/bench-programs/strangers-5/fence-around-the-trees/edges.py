def edge(trees, a, b):
    """Is the rope straight from a to b, with all other trees on its left?"""
    (ax, ay), (bx, by) = a, b
    worst = min((bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in trees)
    if worst < 0:
        return False
    on_line = [t for t in trees if (bx - ax) * (t[1] - ay) == (by - ay) * (t[0] - ax)]
    return {a, b} == {min(on_line), max(on_line)}


trees = list({tuple(map(int, input().split())) for _ in range(int(input()))})
if len(trees) == 1:
    print(1, 0)
else:
    rope = [(a, b) for a in trees for b in trees if a != b and edge(trees, a, b)]
    print(len(rope), sum(a[0] * b[1] - a[1] * b[0] for a, b in rope))
