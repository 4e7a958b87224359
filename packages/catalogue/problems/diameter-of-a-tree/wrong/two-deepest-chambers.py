import sys


def solve(parents: list[int]) -> int:
    n = len(parents)
    children = [[] for _ in range(n + 1)]
    for child, parent in enumerate(parents, 1):
        children[parent].append(child)
    depths, level, depth = [], children[0], 0
    while level:
        depths += [depth] * len(level)
        level = [c for v in level for c in children[v]]
        depth += 1
    return sum(depths[-2:])


def main() -> None:
    _, *parents = map(int, sys.stdin.read().split())
    print(solve(parents))


main()
