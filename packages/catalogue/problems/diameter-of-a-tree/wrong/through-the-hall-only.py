import sys


def solve(parents: list[int]) -> int:
    n = len(parents)
    children = [[] for _ in range(n + 1)]
    for child, parent in enumerate(parents, 1):
        children[parent].append(child)
    root = children[0][0]
    arms = []
    for start in children[root]:
        level, depth = [start], 0
        while level:
            depth += 1
            level = [c for v in level for c in children[v]]
        arms.append(depth)
    return sum(sorted(arms)[-2:])


def main() -> None:
    _, *parents = map(int, sys.stdin.read().split())
    print(solve(parents))


main()
