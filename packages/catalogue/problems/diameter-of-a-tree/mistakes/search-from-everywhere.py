import sys


def solve(parents: list[int]) -> int:
    n = len(parents)
    near = [[] for _ in range(n + 1)]
    for c, p in enumerate(parents, 1):
        if p:
            near[c].append(p)
            near[p].append(c)
    best = 0
    for s in range(1, n + 1):
        far = {s: 0}
        for v in (queue := [s]):
            for w in near[v]:
                if w not in far:
                    far[w] = far[v] + 1
                    queue.append(w)
        best = max(best, far[queue[-1]])
    return best


def main() -> None:
    _, *parents = map(int, sys.stdin.read().split())
    print(solve(parents))


main()
