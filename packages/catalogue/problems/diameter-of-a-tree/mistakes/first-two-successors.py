import sys


def solve(parents: list[int]) -> int:
    n = len(parents)
    children = [[] for _ in range(n + 1)]
    for c, p in enumerate(parents, 1):
        if p == 0 or len(children[p]) < 2:
            children[p].append(c)
    order = [children[0][0]]
    for v in order:
        order += children[v]
    depth = [0] * (n + 1)
    best = 0
    for v in reversed(order):
        arms = sorted(depth[c] + 1 for c in children[v])
        best = max(best, sum(arms))
        depth[v] = arms[-1] if arms else 0
    return best


def main() -> None:
    _, *parents = map(int, sys.stdin.read().split())
    print(solve(parents))


main()
