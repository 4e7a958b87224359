import sys

WHITE, GREY, BLACK = range(3)


def solve(n, rules):
    later = [[] for _ in range(n + 1)]
    for a, b in rules:
        later[a].append(b)
    colour = [WHITE] * (n + 1)
    done = []
    for start in range(1, n + 1):
        if colour[start] != WHITE:
            continue
        colour[start] = GREY
        stack = [(start, iter(later[start]))]
        while stack:
            v, it = stack[-1]
            for u in it:
                if colour[u] == GREY:
                    return None
                if colour[u] == WHITE:
                    colour[u] = GREY
                    stack.append((u, iter(later[u])))
                    break
            else:
                colour[v] = BLACK
                done.append(v)
                stack.pop()
    return done[::-1]


it = map(int, sys.stdin.buffer.read().split())
n, m = next(it), next(it)
result = solve(n, [(x, next(it)) for x, _ in zip(it, range(m))] if m else [])
print("impossible" if result is None else " ".join(map(str, result)))
